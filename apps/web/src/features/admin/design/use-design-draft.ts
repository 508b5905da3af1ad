import type { DesignDraft } from '@answerscope/contract';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useAdminClients, useRefreshAdmin } from '../../../lib/admin-clients.tsx';
import { errorInWords } from '../../../lib/error-in-words.ts';
import { RequestError } from '../../../lib/request-error.ts';
import { useServices } from '../../../lib/use-services.ts';
import { type DesignValues, isSameDesign, toTokens, toValues } from './design-values.ts';
import * as messages from './messages.ts';

/**
 * The draft as it is typed over the one that is stored. What was typed is never thrown away for what somebody else has
 * stored since: then `theirs` is that, until one of both is chosen.
 */
export function useDesignDraft(stored: DesignDraft) {
  const { api } = useAdminClients();
  const refresh = useRefreshAdmin();
  const { toasts } = useServices();
  const [base, setBase] = useState(stored);
  const [values, setValues] = useState<DesignValues>(() => toValues(stored.tokens));
  const [theirs, setTheirs] = useState<DesignDraft | null>(null);
  const isUnsaved = !isSameDesign(toTokens(values), base.tokens);
  const take = (draft: DesignDraft) => {
    setBase(draft);
    setValues(toValues(draft.tokens));
    setTheirs(null);
  };
  // Not what was read before it was saved here.
  if (!isUnsaved && theirs === null && stored.version > base.version) take(stored);
  const saving = useMutation({
    mutationFn: (wanted: DesignValues) =>
      api.admin.save_design_draft({ version: base.version, tokens: toTokens(wanted) }),
    meta: { showsOwnErrors: true },
    onSuccess: async (saved) => {
      take(saved);
      toasts.show({ title: messages.draftSaved });
      await refresh();
    },
    onError: (error) => {
      if (error instanceof RequestError && error.details?.reason === 'version_changed')
        setTheirs((error.details.stored as unknown as DesignDraft | undefined) ?? null);
    },
  });
  return {
    base,
    values,
    isUnsaved,
    theirs,
    isSaving: saving.isPending,
    refusal: saving.error && theirs === null ? errorInWords(saving.error) : null,
    set: (key: string, typed: string) => {
      saving.reset();
      setValues((now) => ({ ...now, [key]: typed }));
    },
    replace: (next: DesignValues) => setValues(next),
    save: () => saving.mutate(values),
    /** Goes on with these over what the other has stored. */
    settle: (chosen: DesignValues) => {
      if (theirs === null) return;
      setBase(theirs);
      setTheirs(null);
      setValues(chosen);
    },
    take,
  };
}
