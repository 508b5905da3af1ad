import type { PlanRecord } from '@answerscope/contract';

type Feature = PlanRecord['features'][number];

/** Features as lines; a minus stands before one that is not included. */
export function toLines(features: unknown): string {
  return ((features ?? []) as Feature[])
    .map(({ name, included }) => (included ? name : `- ${name}`))
    .join('\n');
}

/** Lines as features; empty ones are none. */
export function toFeatures(lines: string): Feature[] {
  return lines
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && line !== '-')
    .map((line) => {
      const isLeftOut = /^[-–−]\s*\S/u.test(line);
      return { name: isLeftOut ? line.slice(1).trim() : line, included: !isLeftOut };
    });
}
