import {
  type Judgement,
  type JudgementDifference,
  type JudgingStatus,
  sentencesInWords,
  type VoiceCounts,
} from '@answerscope/contract';
import { commaList } from '../../lib/format.ts';
import { voiceInWords } from '../rate/voice-in-words.ts';
import * as messages from './messages.ts';
import { listed } from './waiting-names.ts';

/** Whether a change is only shown, or holds already. */
type Tense = 'would' | 'did';

/** Judging again reads every stored answer; pages count fewer. */
export const STORED_ANSWERS_HINT = messages.allStoredAnswers;

/** What judging again would change, or has changed, in a few sentences: also where no own verdict is another. */
export function differenceInWords(difference: JudgementDifference, tense: Tense = 'would'): string {
  const others = competitorsInWords(difference, tense);
  const voice = voiceChange(difference.voice, tense);
  return sentencesInWords([...others, voice, ownInWords(difference, tense)]);
}

function ownInWords(difference: JudgementDifference, tense: Tense): string {
  const { answers: total, mentioned_after, gained, lost, competitors, voice } = difference;
  if (gained + lost === 0) {
    if (competitors.length > 0 || isMoved(voice))
      return messages.mentionedAsBefore({ mentions: mentioned_after, total });
    return messages.noneOtherwise({ tense, total });
  }
  if (lost === 0) return messages.newlyMention({ tense, total, gained });
  if (gained === 0) return messages.noLongerMention({ tense, total, lost });
  return messages.newlyAndNoLonger({ tense, total, gained, lost });
}

/** 'Zentrix is mentioned in 3 of your 5 stored answers.' */
function competitorsInWords({ competitors, answers: total }: JudgementDifference, tense: Tense): string[] {
  const added = competitors.filter(({ answers_before }) => answers_before === null);
  const gone = competitors.filter(({ answers_after }) => answers_after === null);
  const other = competitors.filter((one) => one.answers_before !== null && one.answers_after !== null);
  const sentences: string[] = [];
  const [first, ...rest] = added.map(({ name, answers_after }) => ({ name, named: answers_after ?? 0 }));
  if (first) {
    const lead = messages.firstAdded({ company: first.name, mentions: first.named, total });
    const others = rest
      .slice(0, NAMED_SHOWN)
      .map(({ name, named }) => messages.nextAdded({ company: name, mentions: named }));
    const companies = commaList([lead, ...others]);
    const more = rest.length - others.length;
    sentences.push(more > 0 ? messages.addedAndMore({ companies, more }) : messages.added({ companies }));
  }
  if (gone.length > 0) {
    const companies = listed(gone.map(({ name }) => name));
    sentences.push(messages.notCounted({ tense, companies, count: gone.length }));
  }
  for (const { name, answers_before, answers_after } of other.slice(0, NAMED_SHOWN)) {
    const counts = { after: answers_after ?? 0, before: answers_before ?? 0 };
    sentences.push(messages.found({ tense, company: name, ...counts }));
  }
  return sentences;
}

const NAMED_SHOWN = 3;

/** 'Your share of voice would go from 100% (9 of 9 mentions) to 56% (9 of 16).' Null where nobody is mentioned. */
function voiceChange(voice: JudgementDifference['voice'], tense: Tense): string | null {
  if (voice === null || !isMoved(voice)) return null;
  return messages.voiceMoved({ tense, before: shareInWords(voice.before), after: shareInWords(voice.after) });
}

function isMoved(voice: JudgementDifference['voice']): boolean {
  if (voice === null) return false;
  const { before, after } = voice;
  return before.brand_mentions !== after.brand_mentions || before.all_mentions !== after.all_mentions;
}

function shareInWords(voice: VoiceCounts): string {
  return voice.all_mentions === 0 ? messages.noVoice : voiceInWords(voice);
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
    names_moved: messages.namesMoved,
    judgement_moved: messages.judgementMoved,
    rules_moved: messages.rulesMoved,
  }[stale];
}
