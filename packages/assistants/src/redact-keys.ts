/** Keys as the four providers write them, whole or partly masked: providers repeat them in their messages. */
const KEY_SHAPES = /\b(?:sk-|pplx-|AIza|AQ\.)[\w*.…-]{4,}/g;

const LONGEST_MESSAGE = 400;

/** A provider's text made fit for a log: without the given key, without anything that looks like one, on one line. */
export function redactKeys(text: string, apiKey: string | null): string {
  const without_own = apiKey === null || apiKey === '' ? text : text.split(apiKey).join('[key]');
  const clean = without_own.replace(KEY_SHAPES, '[key]').replace(/\s+/g, ' ').trim();
  return clean.length > LONGEST_MESSAGE ? `${clean.slice(0, LONGEST_MESSAGE)}…` : clean;
}
