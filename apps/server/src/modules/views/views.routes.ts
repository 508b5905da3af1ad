import { CSV_MIME_TYPE, type Installation } from '@answerscope/contract';
import { bindRead } from '../../http/bind.ts';
import { procedures } from '../../http/procedures.ts';
import { resolveRange } from '../ranges/index.ts';
import { ensureOwnTag } from '../tags/index.ts';
import { findAssistantCalls } from './assistant-calls.queries.ts';
import { exportPresence } from './use-cases/export-presence.ts';
import { type CsvFile, exportReport, exportResults } from './use-cases/export-results.ts';
import { readChanges } from './use-cases/read-channel-summaries.ts';
import { readDashboard } from './use-cases/read-dashboard.ts';
import { readPresence } from './use-cases/read-presence.ts';
import { readTagReport } from './use-cases/read-tag-report.ts';
import type { WaitServices } from './use-cases/read-waits.ts';

/**
 * The dashboard, and what leaves the product as a file.
 * @param installation says in files what its answers are
 */
export function createViewsRoutes(
  services: WaitServices,
  installation: Pick<Installation, 'is_demonstration'>,
) {
  const isDemonstration = installation.is_demonstration;
  const { reports } = procedures;
  return {
    export_report: bindRead(reports.export_report, async (tx, accountId, input) =>
      toDownload(await exportReport(tx, accountId, { reportId: input.id, isDemonstration })),
    ),
    export_visibility_results: bindRead(reports.export_visibility_results, async (tx, accountId, input) => {
      await ensureOwnTag(tx, accountId, input);
      return toDownload(
        await exportResults(tx, accountId, { filter: input, now: services.now(), isDemonstration }),
      );
    }),
    get_tag_report: bindRead(reports.get_tag_report, (tx, accountId, input) =>
      readTagReport(tx, accountId, { ...services, ...input }),
    ),
    get_assistant_calls: bindRead(
      reports.get_assistant_calls,
      async (tx, accountId, { channel, range: asked }) => {
        const range = await resolveRange(tx, accountId, { range: asked, now: services.now() });
        return { range, ...(await findAssistantCalls(tx, accountId, { channel, range })) };
      },
    ),
    get_presence_score: bindRead(reports.get_presence_score, (tx, accountId, input) =>
      readPresence(tx, accountId, { ...services, ...input }),
    ),
    export_presence_history: bindRead(reports.export_presence_history, async (tx, accountId, input) =>
      toDownload(await exportPresence(tx, accountId, { services, isDemonstration, ...input })),
    ),
    list_changes: bindRead(reports.list_changes, (tx, accountId, input) =>
      readChanges(tx, accountId, input, services),
    ),
    get_dashboard: bindRead(reports.get_dashboard, (tx, accountId, input) =>
      readDashboard(tx, accountId, { ...services, ...input }),
    ),
  };
}

/** The file as it is answered. */
export function toDownload({ name, text }: CsvFile) {
  return {
    headers: { 'content-disposition': `attachment; filename="${name}"` },
    body: new File([text], name, { type: CSV_MIME_TYPE }),
  };
}
