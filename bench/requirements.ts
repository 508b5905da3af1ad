interface Shown {
  isMet: boolean;
  found: string;
}

/** What a benchmark must show. Each figure is named at the end; one that is missed fails the benchmark, an aim does not. */
export function createRequirements(): {
  require(what: string, shown: Shown): void;
  aimAt(what: string, shown: Shown): void;
  tell(): void;
} {
  const lines: string[] = [];
  let missed = 0;
  return {
    require: (what, { isMet, found }) => {
      if (!isMet) missed += 1;
      lines.push(`${isMet ? 'required, met   ' : 'required, MISSED'}  ${what}: ${found}`);
    },
    aimAt: (what, { isMet, found }) => {
      lines.push(`${isMet ? 'aim, met        ' : 'aim, missed     '}  ${what}: ${found}`);
    },
    tell: () => {
      if (lines.length === 0) return;
      process.stdout.write(`\n${lines.join('\n')}\n`);
      if (missed > 0) process.exitCode = 1;
    },
  };
}
