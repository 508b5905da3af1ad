import { useQuery } from '@tanstack/react-query';
import { DesignEditor } from '../../features/admin/design/design-editor.tsx';
import { DesignHistory } from '../../features/admin/design/design-history.tsx';
import { publishedInWords } from '../../features/admin/design/design-in-words.ts';
import { useAdminClients } from '../../lib/admin-clients.tsx';
import { failedLoad } from '../../lib/failed-load.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { ErrorState, Loading, Skeleton } from '../../ui/states.tsx';
import * as messages from './messages.ts';

/** How the product looks: the draft of its design, what is published, and all that was. */
export function AdminThemePage() {
  const { queries } = useAdminClients();
  const found = useQuery({ ...queries.read_design.queryOptions(), refetchOnMount: 'always' });
  const failed = failedLoad(found);
  const { data } = found;
  return (
    <PageFrame
      title={messages.themeManagement}
      answer={data ? publishedInWords(data.published) : !failed && <Skeleton width="280px" />}
      actions={<ButtonLink to="/admin/theme-templates">{messages.themeTemplates}</ButtonLink>}
    >
      {failed ? (
        <ErrorState title={messages.theDesignNotLoaded} {...failed} />
      ) : data ? (
        <>
          <DesignEditor stored={data.draft} published={data.published} />
          <DesignHistory published={data.published} />
        </>
      ) : (
        <Loading label={messages.loadingTheDesign}>
          <Skeleton height="480px" />
        </Loading>
      )}
    </PageFrame>
  );
}
