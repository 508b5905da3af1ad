/** What a source is made of, taken apart. */
export interface Code {
  /** The code without comments; texts and patterns are emptied, what is put into a template stays. */
  code: string;
  /** The source without comments and patterns, its texts as they are. */
  written: string;
  /** The insides of every text, those of a template one by one. */
  texts: string[];
}

/** What comes before a pattern; after anything else a slash divides, or ends an element. */
const BEFORE_PATTERN = /(?:^|[(,=:[!&|?{;+\-*%~^]|=>|\b(?:return|typeof|case|in|of|do|else|void|delete))\s*$/;
const COMMENT = /\/\*[\s\S]*?(?:\*\/|$)|\/\/[^\n]*/y;
const PATTERN = /\/(?![*/])(?:[^\\/[\n]|\\.|\[(?:[^\]\\\n]|\\.)*\])+\/[a-z]*/y;
/** On one line: an apostrophe between two elements of a page begins none. */
const TEXT = /'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"/y;

/** Takes a TypeScript source apart, also one with elements of a page. Pure. */
export function readCode(source: string): Code {
  const read: Code = { code: '', written: '', texts: [] };
  readUntil(source, 0, { read, isInTemplate: false });
  return read;
}

/** Reads code from there, in a template up to the brace that closes what was put into it. @returns where it ended */
function readUntil(
  source: string,
  from: number,
  { read, isInTemplate }: { read: Code; isInTemplate: boolean },
): number {
  const keep = (code: string, written = code) => {
    read.code += code;
    read.written += written;
  };
  let at = from;
  let depth = 0;
  while (at < source.length) {
    const char = source[at] ?? '';
    const comment = matchAt(COMMENT, source, at);
    // In a text between two elements an address may stand.
    if (comment && !(comment[0].startsWith('//') && source[at - 1] === ':')) {
      at += comment[0].length;
      continue;
    }
    const pattern = BEFORE_PATTERN.test(read.code.slice(-20)) ? matchAt(PATTERN, source, at) : null;
    if (pattern) {
      keep('/ /');
      at += pattern[0].length;
      continue;
    }
    const text = matchAt(TEXT, source, at);
    if (text) {
      read.texts.push(text[1] ?? text[2] ?? '');
      keep("''", text[0]);
      at += text[0].length;
      continue;
    }
    if (char === '`') {
      keep(char);
      at = readTemplate(source, at + 1, read);
      continue;
    }
    if (isInTemplate && char === '}' && depth === 0) return at + 1;
    if (char === '{') depth += 1;
    if (char === '}') depth -= 1;
    keep(char);
    at += 1;
  }
  return at;
}

/** Reads a template from behind its first backtick. @returns the place behind its last one */
function readTemplate(source: string, from: number, read: Code): number {
  let at = from;
  let text = '';
  while (at < source.length) {
    const char = source[at] ?? '';
    if (char === '\\') {
      text += source.slice(at, at + 2);
      at += 2;
    } else if (char === '`') {
      at += 1;
      break;
    } else if (char === '$' && source[at + 1] === '{') {
      text += '…';
      read.code += '${';
      at = readUntil(source, at + 2, { read, isInTemplate: true });
      read.code += '}';
    } else {
      text += char;
      at += 1;
    }
  }
  read.texts.push(text);
  read.code += '`';
  read.written += `${text}\``;
  return at;
}

function matchAt(pattern: RegExp, source: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(source);
}
