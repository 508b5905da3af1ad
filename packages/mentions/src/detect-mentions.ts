import { RULES_VERSION } from './rules-version.ts';
import type { DetectMentionsInput, Mention, MentionVerdict } from './types.ts';

const WORD = /[\p{L}\p{N}_]/u;

/** Decides from the text of one answer whether it names the brand. Pure; never throws. */
export function detectMentions(input: DetectMentionsInput): MentionVerdict {
  const mentions: Mention[] = [];
  const text = input.answer;
  const name = input.brand.name;
  for (let at = text.indexOf(name); name !== '' && at >= 0; at = text.indexOf(name, at + name.length)) {
    const end = at + name.length;
    if (WORD.test(text.charAt(at - 1)) || WORD.test(text.charAt(end))) continue;
    mentions.push({ start: at, end, matched_name: name, rule: 'exact_name', confidence: 0.9 });
  }
  return {
    rules_version: RULES_VERSION,
    mentioned: mentions.length > 0,
    confidence: 0.9,
    mentions,
    rejected: [],
    rank: mentions.length > 0 ? 1 : null,
    list_position: null,
    share_of_voice: null,
    prominence: 0,
    competitors: (input.competitors ?? []).map((c) => ({ name: c.name, mentions: [], rank: null })),
    citations: [],
    empty: mentions.length === 0,
  };
}
