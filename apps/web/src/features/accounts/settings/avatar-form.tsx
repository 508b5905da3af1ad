import { type Avatar as AvatarAnswer, LIMITS, PICTURE_REFUSALS, PICTURE_TYPES } from '@answerscope/contract';
import { useMutation } from '@tanstack/react-query';
import { useId, useRef } from 'react';
import { useAppClients } from '../../../lib/app-clients.tsx';
import { uploadFile } from '../../../lib/upload-file.ts';
import { useServices } from '../../../lib/use-services.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Avatar } from '../../../ui/avatar.tsx';
import { Button } from '../../../ui/button.tsx';
import { useUpload } from '../../../ui/use-upload.ts';
import * as messages from './messages.ts';
import styles from './settings.module.css';

interface AvatarFormProps {
  email: string;
  imageUrl: string | null;
}

/** A picture of the person, shown in the account menu at once. */
export function AvatarForm({ email, imageUrl }: AvatarFormProps) {
  const { session, toasts } = useServices();
  const { api, queries, queryClient } = useAppClients();
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const show = async ({ image_url }: AvatarAnswer, title: string) => {
    queryClient.setQueryData(
      queries.profile.get_profile.queryKey(),
      (profile) => profile && { ...profile, image_url },
    );
    await session.refresh();
    toasts.show({ title });
  };
  const { underway, fault, begin } = useUpload({
    bytesMax: LIMITS.picture_bytes_max,
    tooLarge: PICTURE_REFUSALS.picture_too_large,
    send: async (file, options) => (await uploadFile('/api/avatar', file, options)) as AvatarAnswer,
    onDone: (answer) => void show(answer, messages.pictureChanged),
  });
  const removal = useMutation({
    mutationFn: () => api.accounts.remove_my_avatar(),
    onSuccess: (answer) => show(answer, messages.pictureRemoved),
  });
  const isBusy = underway !== null || removal.isPending;
  return (
    <div className={styles.picture}>
      <Avatar email={email} imageUrl={imageUrl} isLarge />
      <div>
        <div className={styles.actions}>
          <Button disabled={isBusy} onClick={() => input.current?.click()}>
            {underway === null
              ? imageUrl === null
                ? messages.chooseAPicture
                : messages.chooseAnotherPicture
              : messages.uploading}
          </Button>
          {imageUrl !== null && (
            <Button disabled={isBusy} onClick={() => removal.mutate()}>
              {messages.remove}
            </Button>
          )}
        </div>
        <label className="visually-hidden" htmlFor={id}>
          {messages.picture}
        </label>
        <input
          ref={input}
          id={id}
          className="visually-hidden"
          type="file"
          tabIndex={-1}
          accept={PICTURE_TYPES.join(',')}
          onChange={({ currentTarget }) => {
            begin(currentTarget.files?.[0]);
            currentTarget.value = '';
          }}
        />
        <p className={styles.note}>
          {messages.pictureRules({ megabytes: LIMITS.picture_bytes_max / 1_000_000 })}
        </p>
        {fault && <Alert tone="negative">{fault}</Alert>}
      </div>
    </div>
  );
}
