import type { CitedDomain, NamedCompetitor } from '@answerscope/contract';
import type { JudgedAnswer } from './lines.rules.ts';

/** What a report keeps of the sites and competitors in its answers. */
export const DOMAINS_MAX = 100;
export const COMPETITORS_MAX = 100;

/** The sites cited most in these answers, each answer counted once a site; equal ones by name. */
export function domainsOf(answers: readonly Pick<JudgedAnswer, 'domains' | 'mentioned'>[]): CitedDomain[] {
  const found = new Map<string, CitedDomain>();
  for (const { domains, mentioned } of answers) {
    for (const { domain, kind } of new Map(domains.map((one) => [one.domain, one])).values()) {
      const known = found.get(domain) ?? {
        ...{ domain, kind, answers_citing: 0, answers_citing_without_brand: 0 },
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
        ...{ name, answers_naming: 0, answers_naming_without_brand: 0, mentions: 0 },
      };
      known.answers_naming += 1;
      known.answers_naming_without_brand += Number(!mentioned);
      known.mentions += mentions;
      found.set(name, known);
    }
  }
  const order = (x: NamedCompetitor, y: NamedCompetitor) =>
    y.answers_naming - x.answers_naming || y.mentions - x.mentions || (x.name < y.name ? -1 : 1);
  return [...found.values()].toSorted(order).slice(0, COMPETITORS_MAX);
}
