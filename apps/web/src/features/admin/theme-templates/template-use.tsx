import { failingPairs, type ThemeTemplate, type TokenValue, writeTemplateFile } from '@answerscope/contract';
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useAdminClients, useRefreshAdmin } from '../../../lib/admin-clients.tsx';
import { errorInWords } from '../../../lib/error-in-words.ts';
import { saveBlob } from '../../../lib/save-file.ts';
import { useServices } from '../../../lib/use-services.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { ContrastPanel } from '../design/contrast-panel.tsx';
import { DesignPreview } from '../design/design-preview.tsx';
import * as messages from './messages.ts';
import styles from './theme-templates.module.css';

/** How a template looks, whether it could be published, and what can be done with it. */
export default function TemplateUse({ template }: { template: ThemeTemplate }) {
  const { api, queries } = useAdminClients();
  const refresh = useRefreshAdmin();
  const { toasts } = useServices();
  const { data: design } = useQuery(queries.read_design.queryOptions());
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: (version: number) => api.admin.apply_theme_template({ version, template_id: template.id }),
    meta: { showsOwnErrors: true },
    onSuccess: async () => {
      toasts.show({ title: messages.isInDraft({ template: template.name }) });
      await refresh();
    },
    onError: () => refresh(),
  });
  return (
    <div className={styles.use}>
      <p className="quiet">{messages.applyConsequence}</p>
      <div className="row">
        <Button
          look="primary"
          disabled={!design || isPending}
          onClick={() => design && mutate(design.draft.version)}
        >
          {isPending ? messages.applying : messages.applyToTheDraft}
        </Button>
        <Button
          onClick={() =>
            saveBlob(
              new Blob([writeTemplateFile(template)], { type: 'application/json' }),
              `theme-template-${template.name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}.json`,
            )
          }
        >
          {messages.exportJson}
        </Button>
        {data && <ButtonLink to="/admin/theme">{messages.openTheDraft}</ButtonLink>}
      </div>
      {error && <Alert tone="negative">{errorInWords(error)}</Alert>}
      <DesignPreview tokens={template.tokens} />
      <ContrastPanel tokens={template.tokens} />
    </div>
  );
}

/** Whether these values could be published: every pair has the contrast it needs, or in how many there is too little. */
export function ContrastBadge({ tokens }: { tokens: readonly TokenValue[] }) {
  const failing = failingPairs(tokens).length;
  return failing === 0 ? (
    <Badge Icon={IconCircleCheck} tone="positive" label={messages.wcagAa} />
  ) : (
    <Badge Icon={IconAlertTriangle} tone="negative" label={messages.tooLittleIn({ count: failing })} />
  );
}
