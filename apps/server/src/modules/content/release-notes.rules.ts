import { PRODUCT_NAME } from '@answerscope/contract';
import type { BuiltInPage } from './built-in-page.shapes.ts';
import * as messages from './messages.ts';

/** A release as CHANGELOG.md lists it: changes by kind, one line each. */
export interface Release {
  version: string;
  /** YYYY-MM-DD */
  date: string;
  changes: readonly { kind: string; lines: readonly string[] }[];
}

const RELEASE = /^## \[(\d+\.\d+\.\d+)\] - (\d{4}-\d{2}-\d{2})\s*$/;
/** Release notes for operators; users do not see them. */
const FOR_OPERATORS = /^(?:Back office|Operating):/;

/** The releases of a changelog in the form of Keep a Changelog; unreleased changes are left out. */
export function readReleaseNotes(changelog: string): Release[] {
  const releases: { version: string; date: string; changes: { kind: string; lines: string[] }[] }[] = [];
  let isReleased = false;
  for (const line of changelog.split('\n')) {
    const [, version, date] = RELEASE.exec(line) ?? [];
    if (version !== undefined && date !== undefined) releases.push({ version, date, changes: [] });
    if (line.startsWith('## ')) isReleased = version !== undefined;
    const release = isReleased ? releases.at(-1) : undefined;
    if (line.startsWith('### ')) release?.changes.push({ kind: line.slice(4).trim(), lines: [] });
    if (line.startsWith('- ')) release?.changes.at(-1)?.lines.push(line.slice(2).trim());
  }
  return releases;
}

/** A release as an entry of the changelog: what users notice, under its kind. */
export function changelogEntryOf({ version, date, changes }: Release): BuiltInPage & { published_at: Date } {
  const shown = changes
    .map(({ kind, lines }) => ({ kind, lines: lines.filter((line) => !FOR_OPERATORS.test(line)) }))
    .filter(({ lines }) => lines.length > 0);
  return {
    slug: `release-${version.replaceAll('.', '-')}`,
    kind: 'changelog',
    title: messages.releaseTitle({ product: PRODUCT_NAME, version }),
    description: messages.whatIsNewIn({ version }),
    content: shown
      .map(({ kind, lines }) => `<h3>${kind}</h3>\n<ul>${lines.map(itemOf).join('')}</ul>`)
      .join('\n'),
    published_at: new Date(`${date}T00:00:00Z`),
  };
}

function itemOf(line: string): string {
  const escaped = line.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  return `<li>${escaped.replace(/`([^`]+)`/g, '<code>$1</code>')}</li>`;
}
