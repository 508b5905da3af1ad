import { createHash } from 'node:crypto';
import { PRODUCT_NAME } from '@answerscope/contract';
import { strToU8, type Zippable, zip } from 'fflate';
import { orNotFound } from '../../../context/not-found.ts';
import type { Transaction } from '../../../database/pool.ts';
import type { AccountId } from '../../../lib/ids.ts';
import { productVersion } from '../../../lib/product-version.ts';
import { getProfileRow } from '../../accounts/index.ts';
import { type AuxiliaryRow, findJudgement, listAuxiliary, listCountedIn } from '../../answers/index.ts';
import { type PastReport, readReportBasis, rewriteCompanies } from '../../reports/index.ts';
import { listDecided, type ReadingRow, readUnreadOf } from '../../stances/index.ts';
import {
  findReportInForce,
  listBundledAnswers,
  listBundledMentions,
  listBundledStatements,
  listBundledVerdicts,
  readStoredReport,
  toPairs,
} from '../bundle/bundle.queries.ts';
import {
  BUNDLE_FORMAT,
  type BundledAuxiliary,
  type BundledCheck,
  type BundledCounted,
  type BundledLine,
  type BundledPrevious,
  type BundledReading,
  type BundledSurface,
  FILES,
  type Manifest,
  README,
  reportFile,
  verdictAsStored,
} from '../bundle/bundle-files.rules.ts';
import { canonicalJson, canonicalLines } from '../bundle/canonical.rules.ts';
import { namesOfJudgement } from './judge-batch.ts';

/** A zip tells times in the writer's own zone: made from local parts, it is the same bytes everywhere. */
const FILE_TIME = new Date(2000, 0, 1);

/**
 * The evidence behind a report under the judgement that holds: the same report gives the same bytes.
 * @param of.isDemonstration all answers of this installation are simulated, which the bundle says
 * @throws NOT_FOUND when the user has no such report
 */
export async function readBundle(
  tx: Transaction,
  accountId: AccountId,
  { reportId, isDemonstration }: { reportId: string; isDemonstration: boolean },
): Promise<{ name: string; contents: Record<string, string> }> {
  const inForce = orNotFound(await findReportInForce(tx, accountId, reportId));
  const { report } = inForce;
  // Companies may have been counted since: what the files hold is what the report says.
  await rewriteCompanies(tx, report, inForce.revision.judgement_id);
  const { revision } = orNotFound(await findReportInForce(tx, accountId, reportId));
  const { language } = await getProfileRow(tx, accountId);
  const basis = await readReportBasis(tx, report, revision.judgement_id);
  const judged = basis.checks.flatMap((check) => check.answers);
  const ids = judged.map(({ id }) => id);
  const judgement_ids = [
    ...new Set([
      revision.judgement_id,
      ...judged.map((one) => one.judgement_id),
      ...basis.meanings.judgements.map(({ id }) => id),
    ]),
  ].sort();
  const decidedBy = new Map(judged.map((one) => [one.id, one.judgement_id]));
  const verdicts = await listBundledVerdicts(tx, accountId, { answer_ids: ids, judgement_ids });
  // What still waits to be read is read for it: the files are the same whenever they are asked for.
  await readUnreadOf(tx, accountId, toPairs(decidedBy));
  const { companies, mentions } = await listBundledMentions(tx, accountId, decidedBy);
  const contents: Record<string, string> = {
    [FILES.readme]: README,
    [FILES.answers]: canonicalLines(await listBundledAnswers(tx, accountId, { ids, language })),
    [FILES.verdicts]: canonicalLines(
      verdicts.filter((one) => decidedBy.get(one.answer_id) === one.judgement_id).map(verdictAsStored),
    ),
    [FILES.companies]: canonicalLines(companies),
    [FILES.mentions]: canonicalLines(mentions),
    [FILES.statements]: canonicalLines(await listBundledStatements(tx, accountId, decidedBy)),
    [FILES.readings]: canonicalLines((await listDecided(tx, accountId, ids)).map(toBundledReading)),
    [FILES.auxiliary]: canonicalLines((await listAuxiliary(tx, accountId, ids)).map(toBundledAuxiliary)),
    [FILES.counted]: canonicalLines((await listCountedIn(tx, accountId, ids)).map(toBundledCounted)),
    [FILES.checks]: canonicalLines(
      basis.checks.map(
        ({ answers: _answers, checked_at, ...check }): BundledCheck => ({
          ...check,
          checked_at: checked_at?.toISOString() ?? null,
        }),
      ),
    ),
    [FILES.previous]: canonicalLines(basis.previous.toSorted(byKeyword) satisfies BundledPrevious[]),
    [FILES.history]: canonicalLines(basis.past.flatMap(toBundledLines)),
    [FILES.surfaces]: canonicalLines(basis.meanings.surfaces satisfies readonly BundledSurface[]),
    [FILES.report]: reportFile(await readStoredReport(tx, revision)),
  };
  const manifest: Manifest = {
    format: BUNDLE_FORMAT,
    product: PRODUCT_NAME,
    product_version: productVersion(),
    report: {
      id: report.id,
      run_id: report.run_id,
      channel: report.channel,
      is_simulated: isDemonstration,
      created_at: report.created_at.toISOString(),
      previous_report_id: report.previous_report_id,
    },
    revision: { judgement_id: revision.judgement_id, created_at: revision.created_at.toISOString() },
    judgements: await listJudgements(tx, accountId, judgement_ids),
    files: Object.entries(contents).map(([name, text]) => ({
      name,
      bytes: Buffer.byteLength(text),
      sha256: createHash('sha256').update(text).digest('hex'),
    })),
  };
  contents[FILES.manifest] = `${canonicalJson(manifest)}\n`;
  return { name: `evidence-${report.channel}-${report.created_at.toISOString().slice(0, 10)}.zip`, contents };
}

/** The files as one archive. */
export function zipBundle(contents: Record<string, string>): Promise<Uint8Array<ArrayBuffer>> {
  const files: Zippable = Object.fromEntries(
    Object.entries(contents).map(([name, text]) => [name, [strToU8(text), { mtime: FILE_TIME, level: 6 }]]),
  );
  return new Promise((resolve, reject) => {
    zip(files, (error, archive) => (error === null ? resolve(archive) : reject(error)));
  });
}

async function listJudgements(
  tx: Transaction,
  accountId: AccountId,
  ids: string[],
): Promise<Manifest['judgements']> {
  const judgements: Manifest['judgements'] = [];
  for (const id of ids) {
    const row = await findJudgement(tx, accountId, id);
    if (row === null || row.brand_revision === null) throw new Error(`judgement ${id} has no names`);
    const { rules_version, brand_revision } = row;
    judgements.push({ id, rules_version, brand_revision, names: await namesOfJudgement(tx, row) });
  }
  return judgements;
}

function toBundledLines({ report_id, reported_at, lines }: PastReport): BundledLine[] {
  return lines.map(({ trend_point, ...line }) => ({
    report_id,
    reported_at: reported_at.toISOString(),
    ...line,
    trend_point: trend_point && { ...trend_point, asked_at: trend_point.asked_at.toISOString() },
  }));
}

function toBundledCounted(decision: { answer_id: string; created_at: Date }): BundledCounted {
  return { answer_id: decision.answer_id, created_at: decision.created_at.toISOString() };
}

function toBundledAuxiliary(row: AuxiliaryRow): BundledAuxiliary {
  const {
    account_id: _owner,
    run_id: _run,
    channel: _channel,
    reserved_microdollars: _reserved,
    created_at: _created,
    retry_at: _retry,
    asked_at: _asked,
    deadline_at: _deadline,
    ended_at,
    ...said
  } = row;
  return { ...said, ended_at: ended_at?.toISOString() ?? null };
}

function toBundledReading(row: ReadingRow): BundledReading {
  const { answer_id, companies, statements, unproven, provider, model, request_id, cost_microdollars } = row;
  return { answer_id, companies, statements, unproven, provider, model, request_id, cost_microdollars };
}

function byKeyword(x: { keyword_id: string }, y: { keyword_id: string }): number {
  return x.keyword_id < y.keyword_id ? -1 : 1;
}
