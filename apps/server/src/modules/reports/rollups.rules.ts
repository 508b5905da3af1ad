import type { CitedDomain, NamedCompetitor, UndeclaredName } from '@answerscope/contract';
import { groupNames } from '@answerscope/mentions';
import type { JudgedAnswer } from './lines.rules.ts';

/** What a report keeps of the sites and competitors in its answers. */
export const DOMAINS_MAX = 100;
export const COMPETITORS_MAX = 100;
export const UNDECLARED_MAX = 100;

/** The sites cited most in these answers, each answer counted once a site; equal ones by name. */
export function domainsOf(answers: readonly Pick<JudgedAnswer, 'domains' | 'mentioned'>[]): CitedDomain[] {
  const found = new Map<string, CitedDomain>();
  for (const { domains, mentioned } of answers) {
    for (const { domain, kind } of new Map(domains.map((one) => [one.domain, one])).values()) {
      const known = found.get(domain) ?? {
        domain,
        kind,
        answers_citing: 0,
        answers_citing_without_brand: 0,
      };
      known.answers_citing += 1;
      known.answers_citing_without_brand += Number(!mentioned);
      found.set(domain, known);
    }
  }
  const order = (x: CitedDomain, y: CitedDomain) =>
    y.answers_citing - x.answers_citing || (x.domain < y.domain ? -1 : 1);
  return [...found.values()].toSorted(order).slice(0, DOMAINS_MAX);
}

/** The competitors named most in these answers, and how often where the brand is not named. */
export function competitorsOf(
  answers: readonly Pick<JudgedAnswer, 'competitors' | 'mentioned'>[],
): NamedCompetitor[] {
  const found = new Map<string, NamedCompetitor>();
  for (const { competitors, mentioned } of answers) {
    for (const { name, mentions } of competitors) {
      if (mentions === 0) continue;
      const known = found.get(name) ?? {
        name,
        answers_naming: 0,
        answers_naming_without_brand: 0,
        mentions: 0,
      };
      known.answers_naming += 1;
      known.answers_naming_without_brand += Number(!mentioned);
      known.mentions += mentions;
      found.set(name, known);
    }
  }
  return [...found.values()].toSorted(byAnswers).slice(0, COMPETITORS_MAX);
}

/** Who else is named most in these answers; forms of one name are one. */
export function undeclaredOf(
  answers: readonly Pick<JudgedAnswer, 'undeclared' | 'mentioned'>[],
): UndeclaredName[] {
  const named = answers.flatMap(({ undeclared, mentioned }, answer) =>
    (undeclared ?? []).map(({ name, places }) => ({ name, answer, mentioned, mentions: places.length })),
  );
  const found = new Map<string, NamedGroup & { answer: number }>();
  for (const [index, key] of groupNames(named.map(({ name }) => name)).entries()) {
    const one = named[index];
    if (one === undefined) continue;
    const known = found.get(key) ?? { ...NOBODY, spellings: new Map(), answer: -1 };
    // In one answer two names may be forms of one that only another answer writes in short.
    if (known.answer !== one.answer) {
      known.answer = one.answer;
      known.answers_naming += 1;
      known.answers_naming_without_brand += Number(!one.mentioned);
    }
    known.mentions += one.mentions;
    known.spellings.set(one.name, (known.spellings.get(one.name) ?? 0) + 1);
    found.set(key, known);
  }
  return toNames(found.values()).slice(0, UNDECLARED_MAX);
}

/** Counts of several reports together; forms of one name are one. */
export function addNames(counted: readonly UndeclaredName[]): UndeclaredName[] {
  const found = new Map<string, NamedGroup>();
  for (const [index, key] of groupNames(counted.map(({ name }) => name)).entries()) {
    const one = counted[index];
    if (one === undefined) continue;
    const known = found.get(key) ?? { ...NOBODY, spellings: new Map() };
    known.answers_naming += one.answers_naming;
    known.answers_naming_without_brand += one.answers_naming_without_brand;
    known.mentions += one.mentions;
    known.spellings.set(one.name, (known.spellings.get(one.name) ?? 0) + one.answers_naming);
    found.set(key, known);
  }
  return toNames(found.values());
}

type NamedGroup = Omit<UndeclaredName, 'name'> & { spellings: Map<string, number> };

const NOBODY = { answers_naming: 0, answers_naming_without_brand: 0, mentions: 0 };

/** Each group under the name it is written by most, of equals the shortest. */
function toNames(groups: Iterable<NamedGroup>): UndeclaredName[] {
  return [...groups]
    .map(({ spellings, answers_naming, answers_naming_without_brand, mentions }) => {
      const [name = ''] = [...spellings]
        .toSorted(([x, n], [y, m]) => m - n || x.length - y.length || (x < y ? -1 : 1))
        .map(([spelling]) => spelling);
      return { name, answers_naming, answers_naming_without_brand, mentions };
    })
    .toSorted(byAnswers);
}

const byAnswers = (x: NamedCompetitor, y: NamedCompetitor): number =>
  y.answers_naming - x.answers_naming || y.mentions - x.mentions || (x.name < y.name ? -1 : 1);
