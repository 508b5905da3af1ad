import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { OWNED_TABLES } from '../../src/database/access.ts';
import { productVersion } from '../../src/lib/product-version.ts';
import { prepareDataCopy } from '../../src/modules/accounts/data-copy/data-copy.jobs.ts';
import { COPIED_TABLES, LEFT_OUT } from '../../src/modules/accounts/data-copy/data-copy.rules.ts';
import { startTestApp, type TestApp } from '../app.ts';
import { textsIn } from '../unzip.ts';
import type { TestUser } from '../user.ts';
import { leaveEverything } from './rows-everywhere.ts';
import { walked } from './walked.ts';

let app: TestApp;
let user: TestUser;
let other: TestUser;
let files: Record<string, string>;

beforeAll(async () => {
  app = await startTestApp();
  user = await app.newUser({ company: 'Wistful Wombats', plan: 'Professional' });
  other = await app.newUser({ company: 'Zealous Zebras', plan: 'Professional' });
  for (const one of [user, other]) await leaveEverything(app, one);
  const { copy } = (await user.post('/rpc/request_my_data_copy')).body;
  const { checks, database, outbox } = app.services;
  await prepareDataCopy.run(
    {
      tenant: checks.tenant,
      servicePool: database.servicePool,
      outbox,
      baseUrl: app.baseUrl,
      now: () => new Date(),
    },
    { account_id: user.accountId, copy_id: copy.id },
  );
  const { url } = (await user.get('/api/data-copy')).body.copy;
  const reply = await fetch(`${app.baseUrl}${url}`, { headers: { cookie: user.cookie } });
  files = textsIn(new Uint8Array(await reply.arrayBuffer()));
});
afterAll(() => app.stop());

/** Words that let somebody in, as they are stored. */
async function secrets(): Promise<string[]> {
  const found = await app.database.query<{ secret: string }>(
    `select token as secret from auth.session union all select password from auth.account
     union all select secret from auth.two_factor union all select backup_codes from auth.two_factor
     union all select identifier from auth.verification union all select token_hash from email_changes
     union all select key_hash from api_keys union all select secret from webhook_endpoints
     union all select previous_secret from webhook_endpoints where previous_secret is not null`,
  );
  return found.map(({ secret }) => secret);
}

describe('a copy of everything that an account holds', () => {
  it('has every table with rows of users in it, or says why not', () => {
    const copied = COPIED_TABLES.map(({ table }) => table);
    expect([...copied, ...Object.keys(LEFT_OUT)].sort()).toEqual(
      OWNED_TABLES.map(({ table }) => table).sort(),
    );
    expect(Object.keys(files).sort()).toEqual(
      [
        'README.txt',
        'picture.webp',
        ...COPIED_TABLES.flatMap(({ file }) => [`csv/${file}.csv`, `json/${file}.json`]),
      ].sort(),
    );
    expect(files['README.txt']).toContain(`Written by Answerscope ${productVersion()}.`);
    for (const reason of Object.values(LEFT_OUT)) expect(files['README.txt']).toContain(reason);
  });

  it('has every row of the user, as JSON and as CSV, and each whole', async () => {
    let rows = 0;
    for (const { table, owner, file, columns } of COPIED_TABLES) {
      const [schema, name] = table.split('.');
      const stored = await app.database.query<{ row: Record<string, unknown> }>(
        // The letter that tells of the copy is no part of it.
        `select to_jsonb(t) as row from "${schema}"."${name}" t
         where "${owner}" = $1 and to_jsonb(t) ->> 'subject' is distinct from 'Your Answerscope data is ready'`,
        [user.accountId],
      );
      expect(stored.length, `nothing in this test leaves a row in ${table}: add what does`).toBeGreaterThan(
        0,
      );
      const copied: Record<string, unknown>[] = JSON.parse(files[`json/${file}.json`] ?? '');
      // The copy itself is ready since.
      if (file === 'data_copies') continue;
      // The links of a mail that was not sent let somebody in.
      const withoutLinks = (row: Record<string, unknown>) =>
        table === 'public.mails' && row.sent_at === null ? { ...row, text: null } : row;
      const shown = stored.map(({ row }) =>
        columns === null
          ? row
          : Object.fromEntries(columns.map((column) => [column, withoutLinks(row)[column]])),
      );
      const inOrder = (list: unknown[]) => list.map((row) => JSON.stringify(row)).sort();
      expect(inOrder(copied), table).toEqual(inOrder(shown.map((row) => reordered(row, copied[0]))));
      const header = files[`csv/${file}.csv`]?.split('\r\n')[0]?.replace('\uFEFF', '');
      expect(header?.split(',').sort(), table).toEqual(Object.keys(copied[0] ?? {}).sort());
      rows += copied.length;
    }
    walked(rows, 'rows');
    expect(files['picture.webp']).toContain('WEBP');
    expect(files['json/answers.json']).toContain('"text"');
  });

  it('has nothing of anybody else, and nothing that lets somebody in', async () => {
    const text = Object.values(files).join('\n');
    for (const word of [other.accountId, other.email, 'Zealous Zebras']) expect(text).not.toContain(word);
    const words = await secrets();
    for (const word of words) expect(text.includes(word), word).toBe(false);
    walked(words.length, 'secrets');
    expect(text).not.toContain('only for the office');
  });
});

/** The same fields in the order of another row. */
function reordered(
  row: Record<string, unknown>,
  like: Record<string, unknown> = row,
): Record<string, unknown> {
  return Object.fromEntries(Object.keys(like).map((name) => [name, row[name]]));
}
