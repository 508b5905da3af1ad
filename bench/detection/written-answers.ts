import type { DetectMentionsInput } from '@answerscope/mentions';
import { developmentCases, type LabelledCase, ownCases } from '@answerscope/mentions/labelled-cases.ts';

/** Shorter cases show one difficulty; assistants write more. */
const MIN_UNITS = 800;
const SOURCES = 6;

/**
 * Answers as assistants write them: lists, tables, headings, links, footnotes, in many languages, each judged for one of
 * its brands with the others as competitors and a list of sources beside it. Real ones where they lie beside the
 * repository.
 */
export function writtenAnswers(): { name: string; judgings: DetectMentionsInput[] }[] {
  const own = judgingsOf(ownCases().filter(({ answer }) => answer.length >= MIN_UNITS));
  const real = judgingsOf(developmentCases() ?? []);
  const languages = new Set(own.map(({ language }) => language));
  const sets = [
    { name: `own, as assistants write them, ${languages.size} languages`, judgings: own },
    { name: 'real', judgings: real },
  ];
  return sets.filter(({ judgings }) => judgings.length > 0);
}

/** One verdict of each answer, however many brands it was labelled for. */
function judgingsOf(cases: readonly LabelledCase[]): DetectMentionsInput[] {
  return [...Map.groupBy(cases, ({ answer }) => answer)].map(([answer, group], index) => {
    const [brand, ...others] = group.map((each) => each.brand);
    const [first] = group;
    return {
      answer,
      question: first?.question ?? null,
      language: first?.lang ?? null,
      brand: brand ?? { name: 'Zyrthquon' },
      competitors: [...others, ...(first?.competitors ?? [])],
      sources: Array.from({ length: SOURCES }, (_, at) => ({
        url: `https://www.example.org/reviews/${index}-${at}?utm_source=chat`,
        title: 'Reviews',
        is_cited: at % 2 === 0,
      })),
    };
  });
}
