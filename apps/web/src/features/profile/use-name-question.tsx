import type { NameExamples } from '@answerscope/contract';
import { lazy, type ReactNode, useState } from 'react';
import { useAppClients } from '../../lib/app-clients.tsx';
import { useServices } from '../../lib/use-services.ts';
import { LazyPart } from '../../ui/lazy-part.tsx';

const NameQuestion = lazy(() => import('./name-question.tsx'));

interface Asked {
  examples: NameExamples;
  onAnswered: () => void;
}

/** Asks, where a company's name may mean something else, which examples are about it. */
export function useNameQuestion(): { ask: () => Promise<void>; question: ReactNode } {
  const { api } = useAppClients();
  const { errors } = useServices();
  const [asked, setAsked] = useState<Asked | null>(null);
  const close = () => {
    setAsked(null);
    asked?.onAnswered();
  };
  return {
    /** Ends when it is answered or skipped, at once where there is nothing to ask. */
    async ask() {
      const examples = await api.brand.get_name_examples().catch((error: unknown) => {
        // The examples are optional: a failed request blocks nobody.
        errors.report(error, { category: 'API_ERROR' });
        return null;
      });
      if (examples === null || examples.kind === null) return;
      await new Promise<void>((onAnswered) => setAsked({ examples, onAnswered }));
    },
    question: asked && (
      <LazyPart onClose={close}>
        <NameQuestion examples={asked.examples} onClose={close} />
      </LazyPart>
    ),
  };
}
