import type { CountedDomain } from '@answerscope/contract';
import type { JudgedAnswer } from './lines.rules.ts';

/** What a report keeps of the sites in its answers. */
export const DOMAINS_MAX = 100;

/** The sites cited most in these answers, each answer counted once a site; equal ones by name. */
export function domainsOf(answers: readonly Pick<JudgedAnswer, 'domains' | 'mentioned'>[]): CountedDomain[] {
  const found = new Map<string, CountedDomain>();
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
  const order = (x: CountedDomain, y: CountedDomain) =>
    y.answers_citing - x.answers_citing || (x.domain < y.domain ? -1 : 1);
  return [...found.values()].toSorted(order).slice(0, DOMAINS_MAX);
}

/** How often a company is named in some answers. */
export interface CompanyCount {
  company_key: string;
  answers_naming: number;
  answers_naming_without_brand: number;
  mentions: number;
}

/** The companies named in these answers, the most named first, and how often where the brand is not named. */
export function companiesOf(
  answers: readonly Pick<JudgedAnswer, 'companies' | 'mentioned'>[],
): CompanyCount[] {
  const found = new Map<string, CompanyCount>();
  for (const { companies, mentioned } of answers) {
    for (const { key: company_key, mentions } of companies) {
      const known = found.get(company_key) ?? {
        company_key,
        answers_naming: 0,
        answers_naming_without_brand: 0,
        mentions: 0,
      };
      known.answers_naming += 1;
      known.answers_naming_without_brand += Number(!mentioned);
      known.mentions += mentions;
      found.set(company_key, known);
    }
  }
  return [...found.values()].toSorted(byAnswers);
}

const byAnswers = (x: CompanyCount, y: CompanyCount): number =>
  y.answers_naming - x.answers_naming || y.mentions - x.mentions || (x.company_key < y.company_key ? -1 : 1);
