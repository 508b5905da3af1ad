import type { NamedCompetitor } from '@answerscope/contract';

const answers = (count: number) => `${count.toLocaleString('en')} ${count === 1 ? 'answer' : 'answers'}`;

/** Who is named most where the brand is not, by the newest reports; before that, whom answers are searched for. */
export function competitorHeadline(competitors: number, named: readonly NamedCompetitor[]): string {
  const [first] = [...named].sort((a, b) => b.answers_naming_without_brand - a.answers_naming_without_brand);
  if (first && first.answers_naming_without_brand > 0) {
    return `${first.name} is named in ${answers(first.answers_naming_without_brand)} of the newest reports that leave you out.`;
  }
  return `Every answer is searched for you and ${competitors} ${competitors === 1 ? 'competitor' : 'competitors'}.`;
}
