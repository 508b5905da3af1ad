import type { Judgement, JudgementDifference, JudgingStatus, VoiceCounts } from '@answerscope/contract';
import { counted } from '../../lib/counted.ts';
import { voiceInWords } from '../rate/voice-in-words.ts';
import * as messages from './messages.ts';
import { listed } from './waiting-names.ts';

/** Whether a change is only shown, or holds already. */
type Tense = 'would' | 'did';

/** Judging again reads every stored answer; pages count fewer. */
export const STORED_ANSWERS_HINT = messages.allStoredAnswersCountedHere;

/** What judging again would change, or has changed, in a few sentences: also where no own verdict is another. */
export function differenceInWords(difference: JudgementDifference, tense: Tense = 'would'): string {
  const others = competitorsInWords(difference, tense);
  const voice = voiceChange(difference.voice, tense);
  return [...others, ...(voice === null ? [] : [voice]), ownInWords(difference, tense)].join(' ');
}

function ownInWords(difference: JudgementDifference, tense: Tense): string {
  const { answers: total, mentioned_after, gained, lost, competitors, voice } = difference;
  if (gained + lost === 0) {
    if (competitors.length > 0 || isMoved(voice))
      return `You are mentioned in ${count(mentioned_after)} of your ${counted(total, 'stored answer')}, as before.`;
    return tense === 'would'
      ? `None of your ${counted(total, 'stored answer')} would be judged otherwise.`
      : `None of your ${counted(total, 'stored answer')} was judged otherwise.`;
  }
  const verb = tense === 'would' ? 'would ' : '';
  const parts = [
    gained > 0 && `${counted(gained, 'answer')} ${verb}newly mention you`,
    lost > 0 && `${counted(lost, 'answer')} ${verb}no longer mention you`,
  ].filter((part) => part !== false);
  if (tense === 'would') return `Of your ${counted(total, 'stored answer')}, ${parts.join(' and ')}.`;
  if (gained === 0)
    return `Of your ${counted(total, 'stored answer')}, ${count(lost)} no longer ${lost === 1 ? 'mentions' : 'mention'} you.`;
  const now = [`${count(gained)} newly mention you`, lost > 0 && `${count(lost)} no longer do`];
  return `Of your ${counted(total, 'stored answer')}, ${now.filter((part) => part !== false).join(' and ')}.`;
}

const count = (number: number): string => number.toLocaleString('en');

/** 'Zentrix is mentioned in 3 of your 5 stored answers.' */
function competitorsInWords({ competitors, answers: total }: JudgementDifference, tense: Tense): string[] {
  const added = competitors.filter(({ answers_before }) => answers_before === null);
  const gone = competitors.filter(({ answers_after }) => answers_after === null);
  const other = competitors.filter((one) => one.answers_before !== null && one.answers_after !== null);
  const sentences: string[] = [];
  const [first, ...rest] = added.map(({ name, answers_after }) => ({ name, named: answers_after ?? 0 }));
  if (first) {
    const lead = `${first.name} is mentioned in ${count(first.named)} of your ${counted(total, 'stored answer')}`;
    const others = rest.slice(0, NAMED_SHOWN).map(({ name, named }) => `${name} in ${count(named)}`);
    const left = rest.length - others.length;
    sentences.push(`${[lead, ...others].join(', ')}${left > 0 ? `, and ${count(left)} more` : ''}.`);
  }
  if (gone.length > 0) {
    const who = listed(gone.map(({ name }) => name));
    const verb = gone.length === 1 ? 'is' : 'are';
    sentences.push(
      tense === 'would' ? `${who} would no longer be counted.` : `${who} ${verb} no longer counted.`,
    );
  }
  for (const { name, answers_before, answers_after } of other.slice(0, NAMED_SHOWN)) {
    const verb = tense === 'would' ? 'would be' : 'is';
    sentences.push(
      `${name} ${verb} found in ${count(answers_after ?? 0)} answers instead of ${count(answers_before ?? 0)}.`,
    );
  }
  return sentences;
}

const NAMED_SHOWN = 3;

/** 'Your share of voice would go from 100% (9 of 9 mentions) to 56% (9 of 16).' Null where nobody is mentioned. */
function voiceChange(voice: JudgementDifference['voice'], tense: Tense): string | null {
  if (voice === null || !isMoved(voice)) return null;
  const { before, after } = voice;
  const verb = tense === 'would' ? 'would go' : 'went';
  return `Your share of voice ${verb} from ${shareInWords(before)} to ${shareInWords(after)}.`;
}

function isMoved(voice: JudgementDifference['voice']): boolean {
  if (voice === null) return false;
  const { before, after } = voice;
  return before.brand_mentions !== after.brand_mentions || before.all_mentions !== after.all_mentions;
}

function shareInWords(voice: VoiceCounts): string {
  return voice.all_mentions === 0 ? 'none (nobody was mentioned)' : voiceInWords(voice);
}

/** A judgement that a preview has put in force no longer ago than this is still told of. */
const SHOWN_MS = 86_400_000;

/** What was put in force lately, in words; null when nothing was. */
export function appliedInWords({ current, preview }: JudgingStatus, nowMs: number): string | null {
  const { difference = null, ended_at = null } = current ?? {};
  if (preview !== null || difference === null || ended_at === null) return null;
  return nowMs - Date.parse(ended_at) > SHOWN_MS ? null : differenceInWords(difference, 'did');
}

/** What is to be done about names or rules that do not hold yet. */
export type JudgingStep = 'nothing' | 'start' | 'wait' | 'decide' | 'again';

export function judgingStep({ preview, names_changed, rules_changed }: JudgingStatus): JudgingStep {
  if (preview?.stale) return 'again';
  if (preview) return preview.completed_at === null ? 'wait' : 'decide';
  return names_changed || rules_changed ? 'start' : 'nothing';
}

/** Why a preview cannot be applied any more. */
export function staleInWords(stale: NonNullable<Judgement['stale']>): string {
  return {
    names_moved: messages.namesOrCompetitorsWereChanged,
    judgement_moved: messages.anotherJudgementPutInForce,
    rules_moved: messages.theRulesHaveChangedSince,
  }[stale];
}
