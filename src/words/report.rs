/// Reports, recaps and charts.
pub trait ReportWords {}
