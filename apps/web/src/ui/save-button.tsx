import { IconDownload } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { saveFile } from '../lib/save-file.ts';
import { useServices } from '../lib/use-services.ts';
import { Button } from './button.tsx';
import * as messages from './messages.ts';

interface SaveButtonProps {
  /** Where the file is; its name comes with it. */
  path: string;
  isDisabled?: boolean;
  /** The id of what says why it is disabled, where something does. */
  describedBy?: string | undefined;
  /** What the toast says when the file cannot be made. */
  failure?: string;
  children: ReactNode;
}

/** Saves a file of the server; while it is made, and when it cannot be, the button and a toast say so. */
export function SaveButton(props: SaveButtonProps) {
  const { path, isDisabled, describedBy, failure = messages.operationFailed, children } = props;
  const { fetcher, toasts } = useServices();
  const [isPending, setPending] = useState(false);
  const save = async () => {
    setPending(true);
    try {
      await saveFile(fetcher, path);
    } catch (error) {
      toasts.fail(failure, error);
    } finally {
      setPending(false);
    }
  };
  return (
    <Button disabled={isDisabled || isPending} aria-describedby={describedBy} onClick={() => void save()}>
      <IconDownload size={16} stroke={1.75} aria-hidden="true" />
      {isPending ? messages.preparing : children}
    </Button>
  );
}
