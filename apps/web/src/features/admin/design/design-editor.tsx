import type { DesignDraft, DesignVersion } from '@answerscope/contract';
import { useState } from 'react';
import { useRefreshAdmin } from '../../../lib/admin-clients.tsx';
import { versionsOf } from '../../../lib/two-versions.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Panel } from '../../../ui/page-frame.tsx';
import { UnsavedPage } from '../../../ui/unsaved-page.tsx';
import { OtherVersion } from '../resources/other-version.tsx';
import { ContrastPanel } from './contrast-panel.tsx';
import styles from './design-editor.module.css';
import { DesignPreview } from './design-preview.tsx';
import {
  DESIGN_FIELDS,
  type DesignValues,
  faultsIn,
  isSameDesign,
  toTokens,
  toValues,
  validTokens,
} from './design-values.ts';
import * as messages from './messages.ts';
import { PublishDialog } from './publish-dialog.tsx';
import { TokenEditor } from './token-editor.tsx';
import { useDesignDraft } from './use-design-draft.ts';

interface DesignEditorProps {
  stored: DesignDraft;
  published: DesignVersion | null;
}

/** The draft: its tokens, how it looks, whether it can be published, and publishing it. */
export function DesignEditor({ stored, published }: DesignEditorProps) {
  const draft = useDesignDraft(stored);
  const refresh = useRefreshAdmin();
  // As it was seen when it was to be published: another's change is never published unseen.
  const [seen, setSeen] = useState<{ draft: DesignDraft; publishedNumber: number } | null>(null);
  const faults = faultsIn(draft.values);
  const tokens = validTokens(draft.values);
  const shown = published?.tokens ?? [];
  const isAsPublished = isSameDesign(toTokens(draft.values), shown);
  return (
    <>
      <UnsavedPage isUnsaved={draft.isUnsaved} />
      {draft.theirs && (
        <OtherVersion
          {...versionsOf(DESIGN_FIELDS, {
            base: toValues(draft.base.tokens),
            mine: { ...toValues(toTokens(draft.values)) },
            theirs: toValues(draft.theirs.tokens),
          })}
          theirs={{ ...toValues(draft.theirs.tokens) }}
          onChoose={(chosen) => draft.settle(typedIn(chosen))}
        />
      )}
      <div className={styles.editor}>
        <div className={styles.beside}>
          <div className={styles.looked}>
            <Panel title={messages.preview}>
              <DesignPreview tokens={tokens} />
            </Panel>
            <ContrastPanel tokens={tokens} />
          </div>
        </div>
        <div className={styles.tokens}>
          <TokenEditor values={draft.values} faults={faults} onType={draft.set} />
          {draft.refusal && <Alert tone="negative">{draft.refusal}</Alert>}
          <div className={styles.bar}>
            <p className="quiet" role="status">
              {stateInWords({ faults: faults.size, isUnsaved: draft.isUnsaved, isAsPublished })}
            </p>
            {!isAsPublished && (
              <Button look="quiet" onClick={() => draft.replace(toValues(shown))}>
                {messages.beginAgain}
              </Button>
            )}
            <Button
              disabled={!draft.isUnsaved || faults.size > 0 || draft.isSaving || draft.theirs !== null}
              onClick={draft.save}
            >
              {draft.isSaving ? messages.saving : messages.saveDraft}
            </Button>
            <Button
              look="primary"
              disabled={draft.isUnsaved || isAsPublished}
              onClick={() => setSeen({ draft: draft.base, publishedNumber: published?.number ?? 0 })}
            >
              {messages.publish}
            </Button>
          </div>
        </div>
      </div>
      {seen && (
        <PublishDialog
          {...seen}
          onClose={() => {
            setSeen(null);
            // What was refused may be another's by now.
            void refresh();
          }}
        />
      )}
    </>
  );
}

/** What is chosen of two drafts, without what both have as it is built in. */
function typedIn(chosen: Record<string, unknown>): DesignValues {
  return Object.fromEntries(
    Object.entries(chosen).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

function stateInWords(is: { faults: number; isUnsaved: boolean; isAsPublished: boolean }): string {
  if (is.faults > 0) return messages.valuesNotReadYet({ count: is.faults });
  if (is.isUnsaved) return messages.notSavedYet;
  return is.isAsPublished ? messages.draftIsPublished : messages.draftIsSaved;
}
