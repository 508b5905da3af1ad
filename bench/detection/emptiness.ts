import { detectMentions } from '@answerscope/mentions';
import { wilsonInterval } from '@answerscope/statistics';
import type { EmptinessCase } from './emptiness-cases.ts';

const NOBODY = { name: 'Zyrthquon' };

/** Of answers with names, at most so many may be called empty: over all languages and in each. */
const MAX_LOST = 0.005;
const MAX_LOST_IN_LANGUAGE = 0.02;
/** Of answers without names, at least so many must be found. */
const MIN_FOUND = 0.8;

interface Counted {
  named: number;
  lost: number;
  nameless: number;
  found: number;
}

export function countEmptiness(cases: readonly EmptinessCase[]): Counted {
  const judged = cases.map((each) => ({ names: each.names, isEmpty: isEmpty(each) }));
  const named = judged.filter(({ names }) => names);
  const nameless = judged.filter(({ names }) => !names);
  return {
    named: named.length,
    lost: named.filter((each) => each.isEmpty).length,
    nameless: nameless.length,
    found: nameless.filter((each) => each.isEmpty).length,
  };
}

function isEmpty({ answer, question, lang }: EmptinessCase): boolean {
  return detectMentions({ answer, question, brand: NOBODY, language: lang }).empty;
}

/** Per group and overall: answers with names that were called empty, answers without that were found. */
export function emptinessTable(cases: readonly EmptinessCase[], key: 'lang' | 'kind'): string {
  const groups = [...Map.groupBy(cases, (each) => each[key])].sort((a, b) => b[1].length - a[1].length);
  return [
    `| ${key} | with names | called empty % | without names | found % |`,
    '|---|---|---|---|---|',
    ...[...groups, ['all', cases] as const].map(([name, group]) => row(name, countEmptiness(group))),
  ].join('\n');
}

function row(name: string, { named, lost, nameless, found }: Counted): string {
  return `| ${name} | ${named} | ${share(lost, named)} | ${nameless} | ${share(found, nameless)} |`;
}

function share(part: number, whole: number): string {
  const interval = wilsonInterval(part, whole);
  if (interval === null) return '–';
  const percent = (value: number): string => (value * 100).toFixed(1);
  return `${percent(part / whole)} (${percent(interval.low)}–${percent(interval.high)})`;
}

/** What is missed of what is required of all labelled answers, in words. */
export function missedEmptiness(cases: readonly EmptinessCase[]): string[] {
  const all = countEmptiness(cases);
  const missed: string[] = [];
  if (all.lost > all.named * MAX_LOST)
    missed.push(`empty answers: ${all.lost} of ${all.named} with names called empty`);
  if (all.found < all.nameless * MIN_FOUND)
    missed.push(`empty answers: ${all.found} of ${all.nameless} without names found`);
  for (const [language, group] of Map.groupBy(cases, ({ lang }) => lang)) {
    const { named, lost } = countEmptiness(group);
    if (lost > named * MAX_LOST_IN_LANGUAGE)
      missed.push(`empty answers: ${lost} of ${named} with names called empty in ${language}`);
  }
  return missed;
}
