import type { PaletteAction, PaletteGroup } from '../../ui/palette.tsx';

/** Letters as they are typed: without capitals, accents and double spaces. */
const plain = (text: string) =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();

const NO_HIT = Number.POSITIVE_INFINITY;

/** How well an action fits what was typed, the smaller the better: its name before the other words it is known by. */
function fitOf({ label = '', keywords = [] }: PaletteAction, typed: string): number {
  const name = plain(label);
  if (name === typed) return 0;
  if (name.startsWith(typed)) return 1;
  if (` ${name}`.includes(` ${typed}`)) return 2;
  const others = [keywords].flat().map(plain);
  if (others.includes(typed)) return 3;
  if (name.includes(typed)) return 4;
  if (others.some((other) => ` ${other}`.includes(` ${typed}`))) return 5;
  const all = [name, ...others].join(' ');
  const words = typed.split(' ');
  return words.length > 1 && words.every((word) => ` ${all}`.includes(` ${word}`)) ? 6 : NO_HIT;
}

/**
 * The groups and their actions that fit, best first. What the server has `found` fits by its own search, and comes behind
 * what is called exactly so.
 */
export function findActions(typed: string, groups: readonly PaletteGroup[], found: string): PaletteGroup[] {
  const text = plain(typed);
  if (text === '') return groups.filter(({ actions }) => actions.length > 0);
  const fitting = groups.map((one) => ({
    group: one.group,
    actions: one.actions
      .map((action) => ({ action, fit: Math.min(fitOf(action, text), one.group === found ? 2.5 : NO_HIT) }))
      .filter(({ fit }) => fit < NO_HIT)
      .sort((a, b) => a.fit - b.fit),
  }));
  return fitting
    .filter(({ actions }) => actions.length > 0)
    .sort((a, b) => (a.actions[0]?.fit ?? NO_HIT) - (b.actions[0]?.fit ?? NO_HIT))
    .map(({ group, actions }) => ({ group, actions: actions.map(({ action }) => action) }));
}
