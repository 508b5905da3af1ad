import type { Random } from '../random.ts';
import { asArray, asObject, asText } from '../wire/wire-format.ts';

const NAME = /⟦([^⟧]*)⟧/;
/** Three of five names are the company's own. */
const OFTEN = ['names_brand', 'names_brand', 'names_brand', 'other_bearer', 'cannot_tell'] as const;
/** Characters quoted on each side of the marked name. */
const BESIDE = 150;

interface PlaceDecision {
  decision: 'names_brand' | 'other_bearer' | 'cannot_tell';
  other: string | null;
  quote: string;
}

/**
 * Decisions about the marked names of a prompt `{"places": [{"text": "… ⟦name⟧ …"}]}`, one per place, each with its
 * quotation: most names are the company's own. Null for another prompt.
 */
export function decidePlaces(prompt: string, random: Random): PlaceDecision[] | null {
  const places = asArray(readJson(prompt).places).map((place) => asText(asObject(place).text));
  if (places.length === 0) return null;
  return places.map((text) => {
    const quote = quoteName(text);
    const decision = random.pick<PlaceDecision['decision']>(OFTEN);
    return { decision, other: decision === 'other_bearer' ? 'another company of this name' : null, quote };
  });
}

function readJson(text: string): Record<string, unknown> {
  try {
    return asObject(JSON.parse(text));
  } catch {
    return {};
  }
}

/** The marked name with whole words around it, letter by letter. */
function quoteName(text: string): string {
  const name = NAME.exec(text);
  if (name === null) return '';
  const before = text.slice(0, name.index);
  const after = text.slice(name.index + name[0].length);
  const start = before.length > BESIDE ? before.slice(-BESIDE).replace(/^\S*\s/, '') : before;
  const end = after.length > BESIDE ? after.slice(0, BESIDE).replace(/\s\S*$/, '') : after;
  return `${start}${name[1]}${end}`;
}
