import { charClassAt, isWordClass, type VisibleText } from '@answerscope/answer-text';
import type { ReasonCode } from '../codes.ts';
import { isRegistrableHost } from '../text/urls.ts';
import type { Scene } from './scene.ts';

export function codeIdentifier(scene: Scene): ReasonCode | null {
  if (scene.line.kind === 'code') return 'code_identifier';
  const { text, codeSpans } = scene.context.visible;
  const { start, end } = scene.candidate;
  if (codeSpans.length === 0 && !JOINS.has(text.charAt(end)) && text.charAt(start - 1) !== '.') return null;
  for (const [from, to] of codeSpans) {
    if (from <= start && to >= end && text.slice(from, to).trim() !== scene.written) return 'code_identifier';
  }
  if (
    isMember(text, start, end) ||
    isFileName(text, end) ||
    text.charAt(end) === '(' ||
    text.startsWith('::', end)
  ) {
    return text.charAt(end) === '(' && !/^\(\s*[)"'\w]*[,)=]/.test(text.slice(end, end + 20))
      ? null
      : 'code_identifier';
  }
  return null;
}

const JOINS = new Set(['.', '(', ':']);

/** `tk.Canvas`, `canvas.pack`: a dot with a word on both sides and no registered domain. */
function isMember(text: string, start: number, end: number): boolean {
  if (text.charAt(start - 1) === '.' && isWordClass(charClassAt(text, start - 2))) {
    const before = /[\p{L}\p{N}_]+\.$/u.exec(text.slice(Math.max(0, start - 40), start))?.[0] ?? '';
    return before === before.toLowerCase();
  }
  if (text.charAt(end) !== '.' || !/[a-z_]/.test(text.charAt(end + 1))) return false;
  const tail = /^\.[\w.-]+/.exec(text.slice(end, end + 60))?.[0] ?? '';
  return /[(=_]/.test(text.charAt(end + tail.length)) || tail.includes('_');
}

const FILE_ENDING =
  /^\.(?:py|js|ts|jsx|tsx|java|cpp|cs|html|css|json|xml|ya?ml|md|txt|pdf|docx?|xlsx?|csv|png|jpe?g|svg|zip|exe|dll|sh|sql|ini|cfg|log|php|rb|go|rs)\b/i;

function isFileName(text: string, end: number): boolean {
  const tail = text.slice(end, end + 8);
  return FILE_ENDING.test(tail) && !isRegistrableHost(`x${/^\.\w+/.exec(tail)?.[0] ?? ''}`);
}

export function withoutCode({ lines }: VisibleText, text: string): string {
  const code = lines.filter((line) => line.kind === 'code');
  if (code.length === 0) return text;
  let out = '';
  let at = 0;
  for (const { start, end } of code) {
    out += text.slice(at, start);
    at = end;
  }
  return out + text.slice(at);
}
