import type { Language } from '@answerscope/contract';
import type { PersonId } from '../lib/ids.ts';
import type { Mail } from './mailer.ts';

/** A part of a letter: a heading, words of a paragraph, the one thing to do, a list of facts, or what stands at the end. */
export type LetterBlock =
  | { kind: 'heading'; words: string }
  | { kind: 'words'; words: string }
  | { kind: 'footnote'; words: string; label: string; url: string }
  | { kind: 'link'; label: string; url: string }
  | { kind: 'facts'; facts: readonly { label: string; value: string }[] };

/** What a mail says, written once for readers of text and of HTML. */
export interface Letter {
  language: Language;
  subject: string;
  blocks: readonly LetterBlock[];
}

/** Whom a letter is for, and the address that it goes to. */
export interface Addressee {
  id: PersonId;
  email: string;
}

/** The mail of a letter: its text, in which a link stands on a line of its own, and the same as HTML. */
export function renderLetter(to: Addressee, { language, subject, blocks }: Letter): Mail {
  return {
    personId: to.id,
    to: to.email,
    subject,
    text: `${blocks.map(toText).join('\n\n')}\n`,
    html: page(language, subject, blocks.map(toHtml).join('\n')),
  };
}

function toText(block: LetterBlock): string {
  switch (block.kind) {
    case 'heading':
      return `${block.words}\n${'-'.repeat(block.words.length)}`;
    case 'words':
      return block.words;
    case 'footnote':
      return `${block.words}\n\n${block.label}:\n\n${block.url}`;
    case 'link':
      return `${block.label}:\n\n${block.url}`;
    case 'facts':
      return block.facts.map(({ label, value }) => `${label}: ${value}`).join('\n');
  }
}

// Readers of mail know no style sheets: what a block looks like stands at each element.
const TEXT = 'margin:0 0 20px;font-size:16px;line-height:1.5;color:#1f2430';
const BUTTON =
  'display:inline-block;padding:12px 20px;border-radius:8px;background:#4f46e5;color:#ffffff;font-weight:600;text-decoration:none';
const HEADING = 'margin:28px 0 8px;font-size:17px;line-height:1.3;color:#1f2430';
const FOOTNOTE =
  'margin:28px 0 0;padding-top:16px;border-top:1px solid #d9dce3;font-size:13px;line-height:1.5;color:#5b6270';
const SMALL = 'margin:12px 0 20px;font-size:13px;line-height:1.5;color:#5b6270;word-break:break-all';

function toHtml(block: LetterBlock): string {
  switch (block.kind) {
    case 'heading':
      return `<h2 style="${HEADING}">${escapeHtml(block.words)}</h2>`;
    case 'words':
      return `<p style="${TEXT}">${escapeHtml(block.words)}</p>`;
    case 'footnote':
      return `<p style="${FOOTNOTE}">${escapeHtml(block.words)} <a href="${escapeHtml(block.url)}" style="color:#4f46e5">${escapeHtml(block.label)}</a></p>`;
    case 'link': {
      const url = escapeHtml(block.url);
      return `<p style="margin:0"><a href="${url}" style="${BUTTON}">${escapeHtml(block.label)}</a></p>\n<p style="${SMALL}">${url}</p>`;
    }
    case 'facts':
      return `<p style="${TEXT}">${block.facts
        .map(({ label, value }) => `${escapeHtml(label)}: <strong>${escapeHtml(value)}</strong>`)
        .join('<br>\n')}</p>`;
  }
}

function page(language: Language, title: string, body: string): string {
  return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title></head>
<body style="margin:0;padding:24px 16px;background:#f4f5f8;font-family:system-ui,-apple-system,'Segoe UI',sans-serif">
<div style="max-width:520px;margin:0 auto;padding:32px;border-radius:12px;background:#ffffff">
<h1 style="margin:0 0 20px;font-size:20px;line-height:1.3;color:#1f2430">${escapeHtml(title)}</h1>
${body}
</div>
</body>
</html>
`;
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
}
