import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** Counts over the answers of one half, judged with words that the other half has shown. */
export interface CrossCheck {
  right: number;
  said: number;
  named: number;
  lost: number;
  withNames: number;
  found: number;
  without: number;
  companies: number;
  whole: number;
  listedRight: number;
  listed: number;
}

const PROCESS = fileURLToPath(new URL('cross-check-process.ts', import.meta.url));

/** How right detection is on answers that its own word lists were not made for. */
export function crossCheckTable(): string {
  const halves = ['0', '1'].map(
    (known) =>
      JSON.parse(execFileSync(process.execPath, [PROCESS, known], { encoding: 'utf8' })) as CrossCheck,
  );
  const share = (part: keyof CrossCheck, whole: keyof CrossCheck): string =>
    ((100 * sum(part)) / sum(whole)).toFixed(1);
  return [
    '| precision % | recall % | with names, called empty % | without names, found % | companies found whole % | of listed right % |',
    '|---|---|---|---|---|---|',
    `| ${share('right', 'said')} | ${share('right', 'named')} | ${share('lost', 'withNames')} | ${share('found', 'without')} | ${share('whole', 'companies')} | ${share('listedRight', 'listed')} |`,
  ].join('\n');

  function sum(key: keyof CrossCheck): number {
    return halves.reduce((so, half) => so + half[key], 0);
  }
}
