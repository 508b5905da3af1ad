import { existsSync, mkdirSync, readdirSync, rmdirSync, writeFileSync } from 'node:fs';

/** Short against a call: a process that has used its share goes on soon. */
const PERIOD_MICROSECONDS = 20_000;
const PREFIX = 'answerscope-bench-';

/** Where control groups of CPU time are made, and what limits one: version 1 and 2 of Linux's. */
const KINDS: readonly { root: string; limits(microseconds: number): [file: string, text: string][] }[] = [
  {
    root: '/sys/fs/cgroup/cpu',
    limits: (microseconds) => [
      ['cpu.cfs_period_us', String(PERIOD_MICROSECONDS)],
      ['cpu.cfs_quota_us', String(microseconds)],
    ],
  },
  {
    root: '/sys/fs/cgroup',
    limits: (microseconds) => [['cpu.max', `${microseconds} ${PERIOD_MICROSECONDS}`]],
  },
];

/**
 * Gives each process the same share of a core and no more, by a control group for each; `lift` ends that. Null where no
 * such group can be made: it takes Linux, root and the controller of CPU time.
 */
export function limitCpu(pids: readonly number[], cores: number): { lift(): void } | null {
  const kind = KINDS.find(({ root }) => existsSync(`${root}/cgroup.procs`));
  if (kind === undefined) return null;
  const folderOf = (pid: number) => `${kind.root}/${PREFIX}${pid}`;
  // A benchmark that was interrupted left its groups; their processes are gone.
  for (const name of readdirSync(kind.root).filter((one) => one.startsWith(PREFIX)))
    if (!existsSync(`/proc/${name.slice(PREFIX.length)}`)) rmdirSync(`${kind.root}/${name}`);
  const lift = (): void => {
    for (const pid of pids.filter((one) => existsSync(folderOf(one)))) {
      // A group can go when nobody is in it.
      if (existsSync(`/proc/${pid}`)) writeFileSync(`${kind.root}/cgroup.procs`, String(pid));
      rmdirSync(folderOf(pid));
    }
  };
  try {
    for (const pid of pids) {
      mkdirSync(folderOf(pid));
      for (const [file, text] of kind.limits(cores * PERIOD_MICROSECONDS))
        writeFileSync(`${folderOf(pid)}/${file}`, text, { flag: 'r+' });
      writeFileSync(`${folderOf(pid)}/cgroup.procs`, String(pid));
    }
    return { lift };
  } catch (error) {
    process.stdout.write(`No share of CPU time could be set: ${String(error)}\n`);
    lift();
    return null;
  }
}
