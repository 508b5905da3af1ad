import { createHash } from 'node:crypto';
import { RULES_VERSION } from '@answerscope/mentions';
import { strFromU8, unzipSync } from 'fflate';
import {
  auxiliaryBrandOf,
  decisionsOf,
  judgeAnswer,
  readCompanies,
  toCitationColumns,
  toVerdictColumns,
} from '../../answers/index.ts';
import type { BrandNamesSnapshot } from '../../brand/index.ts';
import {
  type CheckedKeyword,
  type ComputedReport,
  type JudgedAnswer,
  type PastReport,
  reportOf,
} from '../../reports/index.ts';
import { statementsIn } from '../../stances/index.ts';
import {
  BUNDLE_FORMAT,
  type BundledAnswer,
  type BundledAuxiliary,
  type BundledCheck,
  type BundledCompany,
  type BundledCounted,
  type BundledLine,
  type BundledMention,
  type BundledPrevious,
  type BundledReading,
  type BundledStatement,
  type BundledSurface,
  type BundledVerdict,
  FILES,
  type Manifest,
  reportFile,
  verdictAsStored,
} from '../bundle/bundle-files.rules.ts';
import { canonicalJson } from '../bundle/canonical.rules.ts';
import { differences } from '../bundle/differences.rules.ts';

/** The file is no bundle that this version can read. */
export class BundleError extends Error {}

export interface Recomputed {
  manifest: Manifest;
  report: ComputedReport;
  answers: number;
  /** What differs from what the bundle says, in words; empty when every hash, verdict and digit is the same. */
  problems: string[];
}

type Files = Record<string, Uint8Array>;

/**
 * Judges every answer of a bundle again and computes its report from nothing but its files. Pure: needs no network, no
 * database and no clock. @throws BundleError
 */
export function recompute(archive: Uint8Array): Recomputed {
  try {
    return recomputeFiles(unzip(archive));
  } catch (error) {
    // Whatever a file holds that is no row of it: a wrong bundle, not a fault of ours.
    if (error instanceof TypeError || error instanceof RangeError)
      throw new BundleError(`a file of the bundle is not in its form (${error.message})`, { cause: error });
    throw error;
  }
}

function recomputeFiles(files: Files): Recomputed {
  const manifest = readManifest(files);
  const answers = readLines<BundledAnswer>(files, FILES.answers);
  const bundled = new Map(
    readLines<BundledVerdict>(files, FILES.verdicts).map((one) => [one.answer_id, one]),
  );
  const auxiliary = Map.groupBy(
    readLines<BundledAuxiliary>(files, FILES.auxiliary),
    ({ answer_id }) => answer_id,
  );
  const problems = [...wrongHashes(files, manifest), ...wrongTexts(answers), ...otherRules(manifest)];
  const companies = readLines<BundledCompany>(files, FILES.companies);
  const mentions = Map.groupBy(
    readLines<BundledMention>(files, FILES.mentions),
    ({ answer_id }) => answer_id,
  );
  const readings = Map.groupBy(
    readLines<BundledReading>(files, FILES.readings),
    ({ answer_id }) => answer_id,
  );
  const judged = answers.map((answer) => {
    const verdict = bundled.get(answer.id);
    if (verdict === undefined) throw new BundleError(`there is no verdict on answer ${answer.id}`);
    const of = { verdict, manifest, companies, auxiliary: auxiliary.get(answer.id) ?? [] };
    return judgeAgain(answer, { ...of, readings: readings.get(answer.id) ?? [] });
  });
  for (const { answer, companies: found } of judged)
    problems.push(
      ...differences(byKey(found), byKey(mentions.get(answer.id) ?? [])).map(
        (one) => `companies of answer ${answer.id}: ${one}`,
      ),
    );
  const bundledStatements = Map.groupBy(
    readLines<BundledStatement>(files, FILES.statements),
    ({ answer_id }) => answer_id,
  );
  for (const { answer, statements } of judged)
    problems.push(
      ...differences(statements, bundledStatements.get(answer.id) ?? []).map(
        (one) => `statements of answer ${answer.id}: ${one}`,
      ),
    );
  for (const { verdict } of judged)
    problems.push(
      ...differences(verdict, bundled.get(verdict.answer_id)).map(
        (one) => `answer ${verdict.answer_id}: ${one}`,
      ),
    );
  if (bundled.size !== judged.length)
    problems.push(`${bundled.size} verdicts stand for ${judged.length} answers`);
  const report = computeAgain(files, manifest, judged);
  const now = reportFile(report);
  const then = text(files, FILES.report);
  if (now !== then)
    problems.push(
      ...differences(parse(now, FILES.report), parse(then, FILES.report)).map((one) => `report: ${one}`),
    );
  return { manifest, report, answers: answers.length, problems };
}

function byKey(mentions: readonly BundledMention[]): Record<string, BundledMention> {
  return Object.fromEntries(mentions.map((one) => [one.company_key, one]));
}

interface Judged {
  answer: BundledAnswer;
  verdict: BundledVerdict;
  companies: BundledMention[];
  statements: BundledStatement[];
  domains: JudgedAnswer['domains'];
}

/** The verdict by the rules of this version, and the cited sites as the report's names see them. */
function judgeAgain(
  answer: BundledAnswer,
  of: {
    verdict: BundledVerdict;
    manifest: Manifest;
    companies: readonly BundledCompany[];
    auxiliary: BundledAuxiliary[];
    readings: readonly BundledReading[];
  },
): Judged {
  const { verdict, manifest, companies, auxiliary, readings } = of;
  const { question, language } = answer;
  const namesOf = (judgementId: string) => {
    const judgement = manifest.judgements.find(({ id }) => id === judgementId);
    if (judgement === undefined) throw new BundleError(`judgement ${judgementId} is not in the manifest`);
    return judgement.names;
  };
  const by = (names: BrandNamesSnapshot) => {
    const decided = decisionsOf(auxiliary, auxiliaryBrandOf(names));
    return judgeAnswer({ answer, question, language, names, decided });
  };
  const { answer_id, judgement_id } = verdict;
  const again = verdictAsStored({ answer_id, judgement_id, ...toVerdictColumns(by(namesOf(judgement_id))) });
  // Whose pages are a competitor's follows who is tracked.
  const competitors = companies.flatMap(({ is_tracked, names }) => (is_tracked ? [names] : []));
  const pages = toCitationColumns(answer, by({ ...namesOf(manifest.revision.judgement_id), competitors }));
  const counted = {
    answer_id,
    judgement_id,
    answer,
    question,
    language,
    names: namesOf(judgement_id),
    auxiliary,
  };
  const found = readCompanies([counted], companies).mentions;
  const named = companies.filter(({ key }) => found.some(({ company_key }) => company_key === key));
  return {
    answer,
    verdict: again,
    companies: found.map(({ doubt: _doubt, ...mention }) => mention),
    statements: statementsIn({ ...counted, spans: again.spans, companies: named, readings }),
    domains: pages.flatMap(({ is_cited, domain, kind }) =>
      is_cited && domain !== null && domain !== undefined ? [{ domain, kind }] : [],
    ),
  };
}

function computeAgain(files: Files, manifest: Manifest, judged: Judged[]): ComputedReport {
  const counted = new Set(readLines<BundledCounted>(files, FILES.counted).map(({ answer_id }) => answer_id));
  const answers = Map.groupBy(
    judged.map(({ answer, verdict, companies, domains }): JudgedAnswer & { keyword_id: string } => ({
      id: answer.id,
      keyword_id: answer.keyword_id,
      sample_no: answer.sample_no,
      asked_at: new Date(answer.asked_at),
      surface_hash: answer.surface_hash,
      judgement_id: verdict.judgement_id,
      mentioned: verdict.mentioned,
      empty_kind: verdict.empty_kind ?? null,
      is_counted_in: counted.has(answer.id),
      brand_mentions: verdict.spans.length,
      first_at: verdict.spans[0]?.start ?? null,
      competitors: verdict.competitors,
      companies: companies.map(({ company_key: key, mentions, first_at }) => ({ key, mentions, first_at })),
      domains,
    })),
    ({ keyword_id }) => keyword_id,
  );
  const checks = readLines<BundledCheck>(files, FILES.checks).map(
    ({ checked_at, ...check }): CheckedKeyword => ({
      ...check,
      checked_at: checked_at === null ? null : new Date(checked_at),
      answers: answers.get(check.keyword_id) ?? [],
    }),
  );
  const names = manifest.judgements.find(({ id }) => id === manifest.revision.judgement_id)?.names;
  if (names === undefined)
    throw new BundleError("the names of the report's judgement are not in the manifest");
  return reportOf(
    {
      report_id: manifest.report.id,
      judgement_id: manifest.revision.judgement_id,
      names,
      checks,
      previous: readLines<BundledPrevious>(files, FILES.previous),
      past: readPastReports(files),
      meanings: {
        surfaces: readLines<BundledSurface>(files, FILES.surfaces),
        judgements: manifest.judgements,
      },
    },
    { at: new Date(manifest.report.created_at), tools: {} },
  );
}

/** Earlier reports, in the order of their lines. */
function readPastReports(files: Files): PastReport[] {
  const lines = readLines<BundledLine>(files, FILES.history);
  return [...Map.groupBy(lines, ({ report_id }) => report_id)].map(([report_id, some]) => ({
    report_id,
    reported_at: new Date(some[0]?.reported_at ?? ''),
    lines: some.map(({ report_id: _report, reported_at: _at, trend_point, ...line }) => ({
      ...line,
      trend_point: trend_point && { ...trend_point, asked_at: new Date(trend_point.asked_at) },
    })),
  }));
}

function wrongHashes(files: Files, manifest: Manifest): string[] {
  const problems: string[] = [];
  for (const { name, bytes, sha256 } of manifest.files) {
    const file = files[name];
    if (file === undefined) problems.push(`${name} is missing`);
    else if (file.byteLength !== bytes || createHash('sha256').update(file).digest('hex') !== sha256)
      problems.push(`${name} is not the file that the manifest names: its SHA-256 differs`);
  }
  const known = new Set([FILES.manifest, ...manifest.files.map(({ name }) => name)]);
  for (const name of Object.keys(files))
    if (!known.has(name)) problems.push(`${name} is not in the manifest`);
  return problems;
}

function wrongTexts(answers: BundledAnswer[]): string[] {
  return answers
    .filter((one) => createHash('sha256').update(one.text).digest('hex') !== one.text_hash)
    .map(({ id }) => `answer ${id}: its text is not the one whose hash was kept`);
}

function otherRules(manifest: Manifest): string[] {
  return manifest.judgements
    .filter(({ rules_version }) => rules_version !== RULES_VERSION)
    .map(
      ({ rules_version }) =>
        `judged by rules ${rules_version}; these are ${RULES_VERSION}: use the version of the product that has them`,
    );
}

function unzip(archive: Uint8Array): Files {
  try {
    return unzipSync(archive);
  } catch (cause) {
    throw new BundleError('the file is no zip archive', { cause });
  }
}

function readManifest(files: Files): Manifest {
  const manifest = parse(text(files, FILES.manifest), FILES.manifest) as Manifest;
  if (manifest.format !== BUNDLE_FORMAT)
    throw new BundleError(
      `this version reads bundles of format ${BUNDLE_FORMAT}, not ${canonicalJson(manifest.format)}`,
    );
  return manifest;
}

function text(files: Files, name: string): string {
  const file = files[name];
  if (file === undefined) throw new BundleError(`${name} is missing`);
  return strFromU8(file);
}

function readLines<Row>(files: Files, name: string): Row[] {
  return text(files, name)
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => parse(line, name) as Row);
}

function parse(json: string, name: string): unknown {
  try {
    return JSON.parse(json);
  } catch (cause) {
    throw new BundleError(`${name} holds something that is no JSON`, { cause });
  }
}
