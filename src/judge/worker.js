// Unpacks the module and the texts, then answers requests for pages, in a thread of its
// own: this takes a moment, and odds may take seconds.
let code, languages, texts, module, loaded;

const instance = (code) => new WebAssembly.Instance(code).exports;
const call = (module, name, bytes) => {
  const to = module.input(bytes.length);
  new Uint8Array(module.memory.buffer, to, bytes.length).set(bytes);
  const from = module[name]();
  return new Uint8Array(module.memory.buffer, from, module.length());
};
const encoded = (text) => new TextEncoder().encode(text);
const decoded = (bytes) => new TextDecoder().decode(bytes);

// What is the same in each language is written in the first one only.
const filled = (text, first) => {
  const lines = {};
  for (const line of first.split('\n')) (lines[line[0]] ||= []).push(line);
  return text.replace(/^.$/gm, (letter) => lines[letter].shift());
};
const answer = (language, lines) => {
  if (!loaded.has(language)) {
    const [messages, rulings, asked] = texts.map((kind) => kind[languages.indexOf(language)]);
    const text = [language, messages, filled(rulings, texts[1][0]), asked].join('\0');
    call(module, 'load', encoded(text));
    loaded.add(language);
  }
  return decoded(call(module, 'answer', encoded([language, ...lines].join('\n'))));
};
onmessage = ({ data }) => {
  if (data.code) {
    ({ languages } = data);
    const unpacker = new WebAssembly.Module(data.unpacker);
    const unpacked = (bytes) => call(instance(unpacker), 'unpack', bytes);
    code = new WebAssembly.Module(unpacked(data.code));
    texts = decoded(unpacked(data.texts)).split('\0\0').map((kind) => kind.split('\0'));
    return;
  }
  if (!module) {
    module = instance(code);
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
