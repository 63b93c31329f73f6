// Answers requests for pages in a thread of its own: odds may take seconds.
let code, texts, module, loaded;

// What is the same in each language is written in English only.
const filled = (text, english) => {
  const lines = {};
  for (const line of english.split('\n')) (lines[line[0]] ||= []).push(line);
  return text.replace(/^.$/gm, (letter) => lines[letter].shift());
};
const give = (text) => {
  const bytes = new TextEncoder().encode(text);
  const at = module.input(bytes.length);
  new Uint8Array(module.memory.buffer, at, bytes.length).set(bytes);
};
const answer = (language, lines) => {
  if (!loaded.has(language)) {
    const [messages, rulings, questions] = texts[language];
    give([language, messages, filled(rulings, texts.en[1]), questions].join('\0'));
    module.load();
    loaded.add(language);
  }
  give([language, ...lines].join('\n'));
  const at = module.answer();
  return new TextDecoder().decode(new Uint8Array(module.memory.buffer, at, module.length()));
};
onmessage = async ({ data }) => {
  if (data.code) {
    ({ code, texts } = data);
    return;
  }
  if (!module) {
    module = (await WebAssembly.instantiate(code)).exports;
    loaded = new Set();
  }
  let html = '';
  try {
    html = answer(data.language, data.lines);
  } catch {
    module = null;
  }
  postMessage({ number: data.number, html });
};
