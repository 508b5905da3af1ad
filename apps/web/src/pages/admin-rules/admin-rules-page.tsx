import { useQuery } from '@tanstack/react-query';
import { RuleTrial } from '../../features/admin/rules/rule-trial.tsx';
import { keywordInWords, signUpInWords } from '../../features/admin/rules/trial-in-words.ts';
import { ReadingTable, WarningTable } from '../../features/admin/rules/warning-tables.tsx';
import { useAdminClients } from '../../lib/admin-clients.tsx';
import { failedLoad } from '../../lib/failed-load.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { FailedPart } from '../../ui/failed-part.tsx';
import { PageFrame, Panel } from '../../ui/page-frame.tsx';
import { Skeleton } from '../../ui/states.tsx';
import * as messages from './messages.ts';

/** Who may sign up, what may be asked, and when administrators are warned, each to be tried out. */
export function AdminRulesPage() {
  const { api, queries } = useAdminClients();
  const found = useQuery(queries.read_warnings.queryOptions());
  const failed = failedLoad(found);
  const { data } = found;
  const warning = data?.readings.filter(({ would_warn }) => would_warn).length ?? 0;
  return (
    <PageFrame
      title={messages.rulesManagement}
      answer={
        data
          ? warning === 0
            ? messages.noWarningRuleMetAt
            : messages.warningRulesMet({ count: warning })
          : !failed && <Skeleton width="280px" />
      }
      actions={
        <>
          <ButtonLink to="/admin/rules/sign-ups">{messages.signUpRules}</ButtonLink>
          <ButtonLink to="/admin/rules/keywords">{messages.keywordRules}</ButtonLink>
          <ButtonLink to="/admin/rules/warnings">{messages.warningRules}</ButtonLink>
        </>
      }
    >
      <Panel title={messages.whoMaySignUp}>
        <p className="quiet">{messages.everybodyButForBlockedDomains}</p>
        <RuleTrial
          label={messages.emailAddress}
          button={messages.trySignUp}
          inputMode="email"
          tryOut={async (email) => signUpInWords(await api.admin.try_sign_up({ email }))}
        />
      </Panel>
      <Panel title={messages.whatMayBeAsked}>
        <p className="quiet">{messages.everyKeywordAndQuestionHolds}</p>
        <RuleTrial
          label={messages.keywordOrQuestion}
          button={messages.tryKeyword}
          tryOut={async (keyword) => keywordInWords(await api.admin.try_keyword({ keyword }))}
        />
      </Panel>
      {failed ? (
        <FailedPart title={messages.whatWarningRulesReadNot} {...failed} />
      ) : (
        <>
          <Panel title={messages.whenAdministratorsAreWarned}>
            <ReadingTable readings={data?.readings ?? null} />
          </Panel>
          <Panel title={messages.newestWarnings}>
            <WarningTable warnings={data?.warnings ?? null} />
          </Panel>
        </>
      )}
    </PageFrame>
  );
}
