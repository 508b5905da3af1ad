import { type AuxiliaryCosts, type AuxiliarySubject, numberInWords, usdInWords } from '@answerscope/contract';
import { useQuery } from '@tanstack/react-query';
import { useAdminClients } from '../../../lib/admin-clients.tsx';
import { failedLoad } from '../../../lib/failed-load.ts';
import { type Column, DataTable } from '../../../ui/data-table.tsx';
import { FailedPart } from '../../../ui/failed-part.tsx';
import { Panel } from '../../../ui/page-frame.tsx';
import * as messages from './messages.ts';

const LABELS: Record<AuxiliarySubject, string> = {
  brand: messages.ownBrand,
  competitors: messages.competitors,
  companies: messages.otherCompanies,
};

interface Row {
  asked_for: AuxiliarySubject;
  calls: number;
  cost_usd: number;
  /** Null without an answer. */
  per_answer: number | null;
}

const DECIMALS = { minimumFractionDigits: 2, maximumFractionDigits: 2 };

const COLUMNS: readonly Column<Row>[] = [
  { key: 'subject', header: messages.about, isMain: true, cell: ({ asked_for }) => LABELS[asked_for] },
  {
    key: 'per_answer',
    header: messages.callsAnAnswer,
    align: 'end',
    cell: ({ per_answer }) => (per_answer === null ? '–' : numberInWords(per_answer, DECIMALS)),
  },
  { key: 'calls', header: messages.calls, align: 'end', cell: ({ calls }) => numberInWords(calls) },
  { key: 'cost', header: messages.cost, align: 'end', cell: ({ cost_usd }) => usdInWords(cost_usd) },
];

/** How often a model was asked about doubtful mentions lately, and what that cost. */
export default function DoubtCosts() {
  const { queries } = useAdminClients();
  const found = useQuery(queries.get_auxiliary_costs.queryOptions());
  const failed = failedLoad(found);
  if (failed) return <FailedPart title={messages.doubtCostsNotLoaded} {...failed} />;
  return (
    <Panel title={messages.doubtfulMentions}>
      {found.data && <p>{messages.last30Days({ answers: found.data.answers })}</p>}
      <DataTable
        label={messages.callsAboutDoubtfulMentions}
        columns={COLUMNS}
        rows={found.data ? rowsOf(found.data) : null}
        rowKey={({ asked_for }) => asked_for}
        expectedRows={3}
      />
      <p className="quiet">{messages.howCallsAreCounted}</p>
    </Panel>
  );
}

function rowsOf({ subjects, answers }: AuxiliaryCosts): Row[] {
  return subjects.map((one) => ({ ...one, per_answer: answers === 0 ? null : one.calls / answers }));
}
