import { type Link, normalizeUrl } from '@answerscope/answer-text';
import type { ReasonCode } from '../codes.ts';
import { firstLinkFrom, linkAround } from './own-link.ts';
import type { Scene } from './scene.ts';

const CHIP_COUNT = /^\s*\+\d+\s*$/;
const SENTENCE_END = /[.!?…。！？]["'”’)\]]*\s*$/;
const MAX_CHIP_WORDS = 5;
const MAX_CHIP_LENGTH = 120;

export function citationOnly(scene: Scene): ReasonCode | null {
  const isOnly =
    scene.line.kind === 'source' ||
    isSourceLine(scene) ||
    isFootnote(scene) ||
    isSourceChip(scene) ||
    isTrailingChip(scene) ||
    isSourceLink(scene);
  return isOnly ? 'citation_only' : null;
}

function isSourceLink(scene: Scene): boolean {
  const link = linkAround(scene);
  return (
    link !== null && (isListedSource(scene, link) || isBracketedLink(scene, link) || isUrlText(scene, link))
  );
}

const SOURCE_WORDS =
  '(?:sources?|references?|quellen?|fuentes?|font[ie]|fontes?|referencias?|źródł[ao]|zdroje?|источники?|джерел[ао]|kaynak(?:lar|ça)?|källor|kilder|bronnen|出典|来源|출처|المصادر|מקורות)\\s?[:：]';
const SOURCE_LABEL = new RegExp(`^[\\s(]*${SOURCE_WORDS}`, 'iu');
/** The label stands right before a link that ends a paragraph: `… $500k. Source: [site](…)`. */
const SOURCE_LEAD = new RegExp(`[.!?。！？]["”)]?\\s*\\(?${SOURCE_WORDS}[\\s\\u2060]*$`, 'iu');

/** `*Sources: Agency, "Title"; Clinic.*`: nothing but publishers and titles behind the label. */
function isSourceLine({ line, candidate, context }: Scene): boolean {
  if (line.end - line.start > MAX_SOURCE_LINE) return false;
  const head = context.visible.text.slice(line.content, line.content + MAX_LABEL);
  if (!/[:：]/.test(head)) return false;
  const text = context.visible.text.slice(line.content, line.end);
  const label = SOURCE_LABEL.exec(text);
  if (!label || candidate.start < line.content + label[0].length) return false;
  const rest = text.slice(label[0].length).replace(/["“„«][^"“”«»„]*["”»“]/g, '');
  return rest.split(/[;,•|·、；]/).every((each) => each.trim().split(/\s+/).length <= MAX_PUBLISHER_WORDS);
}

/** `Sources: [Site](https://…)`: a link in a line that is labelled so. */
function isListedSource({ line, context }: Scene, link: Link): boolean {
  const { text } = context.visible;
  if (SOURCE_LABEL.test(text.slice(line.content, line.content + 24))) return true;
  return SOURCE_LEAD.test(text.slice(Math.max(line.start, link.start - 30), link.start));
}

const MAX_FOOTNOTE = 300;
const MAX_LABEL = 24;
const MAX_SOURCE_LINE = 400;
const MAX_PUBLISHER_WORDS = 6;
const TITLED = /^[^"“”«„]{0,40}["“«„][^"“”«»„]{3,160}["”»“][^.]{0,60}/;

/** `1. Publisher, "Title", 2024. https://…`: a numbered line that ends in the address of what it names. */
function isFootnote(scene: Scene): boolean {
  const { line, candidate, context } = scene;
  const { text, links } = context.visible;
  if (line.ordinal === null || line.end - line.start > MAX_FOOTNOTE) return false;
  const last = links[firstLinkFrom(links, line.end - 1)] ?? links.findLast((link) => link.end <= line.end);
  if (!last || last.start < line.start || last.end > line.end + 1) return false;
  if (text.slice(last.end, line.end).replace(/[\s.\u2060\ufffc]/g, '') !== '') return false;
  return candidate.start - line.content < 40 && TITLED.test(text.slice(candidate.end, line.end));
}

/** `([Site Guide](https://…))`: nothing but links stands between the brackets. */
function isBracketedLink(scene: Scene, link: Link): boolean {
  const { text } = scene.context.visible;
  const near = Math.max(scene.line.start, link.start - 300);
  const open = near + text.slice(near, link.start).lastIndexOf('(');
  if (open < near) return false;
  const close = link.end + text.slice(link.end, Math.min(scene.line.end, link.end + 300)).indexOf(')');
  if (close < link.end) return false;
  if (text.slice(open, link.start).includes(')')) return false;
  const lead = outsideLinks(scene, open + 1, link.start);
  const rest = outsideLinks(scene, link.end, close);
  return /^[\s,;|\u2060\ufffc]*$/.test(lead) && /^[\s,;|\u2060\ufffc]*$/.test(rest);
}

function outsideLinks(scene: Scene, from: number, to: number): string {
  const { links, text } = scene.context.visible;
  let out = '';
  let at = from;
  for (let i = firstLinkFrom(links, from); i < links.length; i++) {
    const link = links[i];
    if (!link || link.start >= to) break;
    out += text.slice(at, Math.max(at, link.start));
    at = Math.max(at, link.end);
  }
  return out + text.slice(at, Math.max(at, to));
}

function isSourceChip(scene: Scene): boolean {
  const { line, lineIndex } = scene;
  const { text, lines } = scene.context.visible;
  if (line.kind !== 'prose' || line.end - line.start > MAX_CHIP_LENGTH) return false;
  const content = text
    .slice(line.start, line.end)
    .trim()
    .replace(/\+\d+$/, '')
    .trim();
  if (content.split(/\s+/).length > MAX_CHIP_WORDS || /[.!?:,;]$/.test(content.replace(/\.\.\.$/, '')))
    return false;
  if (/^(?:[\p{L}\p{N}-]+\.)+[\p{L}]{2,}(?:\.{3})?\s*\+\d+$/u.test(text.slice(line.start, line.end).trim()))
    return true;
  const below = lines[lineIndex + 1];
  const belowText = below ? text.slice(below.start, below.end).trim() : '';
  if (CHIP_COUNT.test(belowText)) return true;
  const above = lines[lineIndex - 1];
  if (!above || above.kind === 'blank' || above.kind === 'heading') return false;
  const aboveText = text.slice(Math.max(above.start, above.end - 200), above.end);
  if (!SENTENCE_END.test(aboveText) || aboveText.trim().split(/\s+/).length < 4) return false;
  return belowText === '' || belowText === '.';
}

/** `… athleisure. New York Post`: a name without a verb behind the last full stop of a line. */
function isTrailingChip(scene: Scene): boolean {
  const { text } = scene.context.visible;
  const { line, candidate } = scene;
  if (line.kind === 'heading' || line.kind === 'table') return false;
  if (line.end - candidate.start > MAX_CHIP_LENGTH) return false;
  if (/[.!?:,;)"”]\s*$/.test(text.slice(Math.max(line.start, line.end - 3), line.end))) return false;
  const lead = text.slice(Math.max(line.content, candidate.start - 200), candidate.start);
  const stop = /[.!?]["”’)]?\s+(?=[^.!?]*$)/.exec(lead.slice(-80));
  if (!stop || lead.trim().split(/\s+/).length < 5) return false;
  const begin = candidate.start - lead.slice(-80).length + stop.index + stop[0].length;
  if (line.end - begin > MAX_CHIP_LENGTH) return false;
  const tail = text.slice(begin, line.end).replaceAll('\u2060', '').trim();
  if (tail.length > 60 || /[.!?:,;)"”]$/.test(tail)) return false;
  const words = tail.replace(/\s*\+\d+$/, '').split(/\s+/);
  return (
    words.length <= MAX_CHIP_WORDS &&
    words.every((word) => /^[\p{Lu}\p{Nd}&]|^(?:on|of|the|and|for)$/u.test(word))
  );
}

/** Link text that is itself a full address. */
function isUrlText({ context }: Scene, link: Link): boolean {
  if (link.start === link.end) return false;
  const label = context.visible.text.slice(link.start, link.end).trim();
  return /^\S+\.\S+\/\S+$/.test(label) && normalizeUrl(label) === link.url;
}
