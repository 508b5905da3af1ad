import type { AcceptedTopicIdea, IdeaEvidence, TopicIdeas } from '@answerscope/contract';
import { counted } from '../../lib/counted.ts';

/** How many ideas there are, and where they come from. */
export function ideasInWords({ ideas, category, subcategory }: TopicIdeas): string {
  const fromAnswers = ideas.filter(({ source }) => source === 'answers').length;
  const ofBusiness = ideas.length - fromAnswers;
  const parts = [
    ...(ofBusiness === 0 ? [] : [`${counted(ofBusiness, 'idea')} for ${subcategory ?? category ?? ''}`]),
    ...(fromAnswers === 0
      ? []
      : [
          ofBusiness === 0
            ? `${counted(fromAnswers, 'idea')} from what assistants answer you`
            : `${fromAnswers} from what assistants answer you`,
        ]),
  ];
  return parts.length === 0 ? 'No idea to decide on.' : `${parts.join(', ')}.`;
}

/** What was looked at for ideas from answers. */
export function answersReadInWords(answers: number): string {
  return answers === 0
    ? 'No answers yet to look for names in'
    : `Names that come up often were looked for in your ${counted(answers, 'newest answer')}`;
}

/** What is said to whom is asked about in another language than the ideas are in; null where that is English. */
export function languageInWords(language: string): string | null {
  const isEnglish = language.split('-')[0] === 'en';
  return isEnglish ? null : 'These ideas are in English. Questions are asked as they stand.';
}

/** What an idea from answers rests on. */
export function evidenceInWords({ name, answers, of_answers, keywords }: IdeaEvidence): string {
  return `${name} is named in ${answers.toLocaleString('en')} of your ${of_answers.toLocaleString('en')} newest answers, to ${counted(keywords, 'different keyword')}. None of your keywords asks about it.`;
}

/** What became of the questions that were chosen, as a notice. */
export function acceptedInWords({ topic, results, added }: AcceptedTopicIdea): {
  title: string;
  description: string;
} {
  const of = (state: string) => results.filter((one) => one.state === state);
  const duplicates = of('duplicate').length;
  const [full] = of('over_limit');
  const refused = of('invalid');
  const there =
    duplicates === 0 ? [] : [`${duplicates === 1 ? '1 was' : `${duplicates} were`} in your list already.`];
  // The operator's own words, each once: they say why, and which kind of question is meant.
  const why = new Set(refused.map(({ message }) => message).filter((message) => message !== null));
  const notTaken =
    refused.length === 0 ? [] : [`${counted(refused.length, 'question')} cannot be asked here.`, ...why];
  const rest = [...there, ...notTaken, ...(full?.message ? [full.message] : [])];
  if (added === 0) {
    const title = full
      ? 'No room for more keywords'
      : refused.length > 0
        ? 'No keyword added'
        : 'Nothing new to add';
    return { title, description: rest.join(' ') };
  }
  return {
    title: added === 1 ? 'Keyword added' : 'Keywords added',
    description: [`${counted(added, 'keyword')} under “${topic}”.`, ...rest].join(' '),
  };
}

/** What taking a decision back did to the keywords of an idea; null where it had added none. */
export function restoredInWords(kept: { keywords_removed: number; keywords_kept: number }): string | null {
  const { keywords_removed, keywords_kept } = kept;
  const parts = [
    ...(keywords_removed === 0 ? [] : [`${counted(keywords_removed, 'keyword')} removed.`]),
    ...(keywords_kept === 0
      ? []
      : [
          `${counted(keywords_kept, 'keyword')} kept: assistants were asked about ${keywords_kept === 1 ? 'it' : 'them'}.`,
        ]),
  ];
  return parts.length === 0 ? null : parts.join(' ');
}
