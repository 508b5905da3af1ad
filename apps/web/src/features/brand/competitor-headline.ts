import type { NamedCompetitor } from '@answerscope/contract';
import { counted } from '../../lib/counted.ts';

/** Who is named most where the brand is not, by the newest reports; before that, whom answers are searched for. */
export function competitorHeadline(competitors: number, named: readonly NamedCompetitor[]): string {
  const [first] = [...named].sort((a, b) => b.answers_naming_without_brand - a.answers_naming_without_brand);
  if (first && first.answers_naming_without_brand > 0) {
    return `${first.name} is named in ${counted(first.answers_naming_without_brand, 'answer')} of the newest reports that leave you out.`;
  }
  return `Every answer is searched for you and ${counted(competitors, 'competitor')}.`;
}
