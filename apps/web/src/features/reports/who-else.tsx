import type { ReportDetail } from '@answerscope/contract';
import { Panel } from '../../ui/page-frame.tsx';
import { PhoneFold } from '../../ui/phone-fold.tsx';
import { AlsoNamed } from './also-named.tsx';
import { CitedDomains } from './cited-domains.tsx';
import * as messages from './messages.ts';
import { NamedCompetitors } from './named-competitors.tsx';
import lines from './phone-lines.module.css';
import { SideBySide } from './side-by-side.tsx';

/** Who is named where the brand is not, beside the sites that a report's answers cite. */
export function WhoElse({ report }: { report: ReportDetail | undefined }) {
  return (
    <PhoneFold label={messages.competitorsAndSites} isOpenAtFirst={report?.previous_report_id === null}>
      <SideBySide>
        <Panel title={messages.whoMentionedWhenNot}>
          <div className={lines.table}>
            <NamedCompetitors competitors={report?.competitors ?? null} uncounted={report?.uncounted} />
            {report && <AlsoNamed names={report.undeclared} />}
          </div>
        </Panel>
        <Panel title={messages.citedSites}>
          <div className={lines.table}>
            <CitedDomains domains={report?.domains ?? null} />
          </div>
        </Panel>
      </SideBySide>
    </PhoneFold>
  );
}
