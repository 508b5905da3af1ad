import { lazy, type ReactNode, useId } from 'react';
import { Field } from '../field.tsx';
import { LazyPart } from '../lazy-part.tsx';
import * as messages from '../messages.ts';
import { Loading, Skeleton } from '../states.tsx';
import type { RichTextEditorProps } from './rich-text-editor.tsx';

const RichTextEditor = lazy(async () => ({
  default: (await import('./rich-text-editor.tsx')).RichTextEditor,
}));

type RichTextFieldProps = Omit<RichTextEditorProps, 'id' | 'isInvalid' | 'describedBy'> & {
  hint?: ReactNode;
  error?: ReactNode;
};

/** Words with their form, as HTML. The editor is large, and loaded where one stands. */
export function RichTextField({ hint, error, ...editor }: RichTextFieldProps) {
  const id = useId();
  return (
    <Field id={id} label={editor.label} hint={hint} error={error}>
      <LazyPart
        fallback={
          <Loading label={messages.loadingEditor}>
            <Skeleton height="280px" />
          </Loading>
        }
      >
        <RichTextEditor
          {...editor}
          id={id}
          isInvalid={Boolean(error)}
          describedBy={error || hint ? `${id}-note` : undefined}
        />
      </LazyPart>
    </Field>
  );
}
