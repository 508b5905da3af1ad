import { useQuery } from '@tanstack/react-query';
import { RuleTrial } from '../../features/admin/rules/rule-trial.tsx';
import { keywordInWords, signUpInWords } from '../../features/admin/rules/trial-in-words.ts';
import { ReadingTable, WarningTable } from '../../features/admin/rules/warning-tables.tsx';
import { useAdminClients } from '../../lib/admin-clients.tsx';
import { counted } from '../../lib/counted.ts';
import { failedLoad } from '../../lib/failed-load.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { FailedPart } from '../../ui/failed-part.tsx';
import { PageFrame, Panel } from '../../ui/page-frame.tsx';
import { Skeleton } from '../../ui/states.tsx';

/** Who may sign up, what may be asked, and when administrators are warned, each to be tried out. */
export function AdminRulesPage() {
  const { api, queries } = useAdminClients();
  const found = useQuery(queries.read_warnings.queryOptions());
  const failed = failedLoad(found);
  const { data } = found;
  const warning = data?.readings.filter(({ would_warn }) => would_warn).length ?? 0;
  return (
    <PageFrame
      title="Rules Management"
      answer={
        data
          ? warning === 0
            ? 'No warning rule is met at the moment.'
            : `${counted(warning, 'warning rule')} ${warning === 1 ? 'is' : 'are'} met at the moment.`
          : !failed && <Skeleton width="280px" />
      }
      actions={
        <>
          <ButtonLink to="/admin/rules/sign-ups">Sign-up Rules</ButtonLink>
          <ButtonLink to="/admin/rules/keywords">Keyword Rules</ButtonLink>
          <ButtonLink to="/admin/rules/warnings">Warning Rules</ButtonLink>
        </>
      }
    >
      <Panel title="Who may sign up">
        <p className="quiet">
          Everybody, but for blocked domains. As soon as one domain is allowed, only allowed ones.
        </p>
        <RuleTrial
          label="Email address"
          button="Try sign-up"
          inputMode="email"
          tryOut={async (email) => signUpInWords(await api.admin.try_sign_up({ email }))}
        />
      </Panel>
      <Panel title="What may be asked">
        <p className="quiet">Every keyword and question that holds no refused phrase.</p>
        <RuleTrial
          label="Keyword or question"
          button="Try keyword"
          tryOut={async (keyword) => keywordInWords(await api.admin.try_keyword({ keyword }))}
        />
      </Panel>
      {failed ? (
        <FailedPart title="What the warning rules read could not be loaded" {...failed} />
      ) : (
        <>
          <Panel title="When administrators are warned">
            <ReadingTable readings={data?.readings ?? null} />
          </Panel>
          <Panel title="Newest warnings">
            <WarningTable warnings={data?.warnings ?? null} />
          </Panel>
        </>
      )}
    </PageFrame>
  );
}
