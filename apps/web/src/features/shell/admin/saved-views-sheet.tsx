import { type SavedView, SaveView } from '@answerscope/contract';
import { useForm } from '@mantine/form';
import { IconBookmark, IconTrash } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Link, useRouter } from '@tanstack/react-router';
import { useAdminClients, useRefreshAdmin } from '../../../lib/admin-clients.tsx';
import { failedLoad } from '../../../lib/failed-load.ts';
import { firstMessage } from '../../../lib/first-message.ts';
import { useSaving } from '../../../lib/use-saving.ts';
import { useServices } from '../../../lib/use-services.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { EmptyState, ErrorState, Loading, Skeleton } from '../../../ui/states.tsx';
import * as messages from '../messages.ts';
import styles from './saved-views-sheet.module.css';

interface SavedViewsSheetProps {
  isOpen: boolean;
  onClose: () => void;
}

/** The page that is open, saved by a name with its filters; and the way back to those that were saved. */
export default function SavedViewsSheet({ isOpen, onClose }: SavedViewsSheetProps) {
  return (
    <Sheet isOpen={isOpen} title={messages.savedViews} onClose={onClose}>
      <SaveThisView />
      <SavedViews onClose={onClose} />
    </Sheet>
  );
}

function SaveThisView() {
  const { api } = useAdminClients();
  const refresh = useRefreshAdmin();
  const { toasts } = useServices();
  const router = useRouter();
  const saving = useSaving();
  const form = useForm({
    initialValues: { name: '' },
    validate: { name: firstMessage(SaveView.shape.name) },
  });
  const { mutateAsync, isPending } = useMutation({
    mutationFn: (name: string) => api.admin.save_view({ name, path: router.state.location.href }),
    meta: { showsOwnErrors: true },
  });
  const submit = form.onSubmit(async ({ name }) => {
    if (!(await saving.save(form, () => mutateAsync(name)))) return;
    form.reset();
    toasts.show({ title: messages.thisViewIsSaved });
    await refresh();
  });
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <TextField
        label={messages.saveThisViewAs}
        hint={messages.saveViewHint}
        autoComplete="off"
        required
        {...form.getInputProps('name')}
      />
      {saving.refusal && <Alert tone="negative">{saving.refusal}</Alert>}
      <Button type="submit" look="primary" disabled={isPending}>
        {isPending ? messages.saving : messages.saveThisView}
      </Button>
    </form>
  );
}

function SavedViews({ onClose }: { onClose: () => void }) {
  const found = useQuery(useAdminClients().queries.list_saved_views.queryOptions());
  const failure = failedLoad(found);
  if (failure) return <ErrorState title={messages.savedViewsNotLoaded} {...failure} />;
  if (!found.data)
    return (
      <Loading label={messages.loadingTheSavedViews}>
        <Skeleton height="48px" />
      </Loading>
    );
  const { items } = found.data;
  if (items.length === 0)
    return <EmptyState Icon={IconBookmark} title={messages.noSavedViews} text={messages.savedViewsHint} />;
  return (
    <ul className={styles.views} aria-label={messages.savedViews}>
      {items.map((view) => (
        <li key={view.id}>
          <Link to={view.path} onClick={onClose}>
            {view.name}
          </Link>
          <ForgetView view={view} />
        </li>
      ))}
    </ul>
  );
}

function ForgetView({ view: { id, name } }: { view: SavedView }) {
  const { api } = useAdminClients();
  const refresh = useRefreshAdmin();
  const { toasts } = useServices();
  const { mutate, isPending } = useMutation({
    mutationFn: () => api.admin.delete_saved_view({ id }),
    meta: { showsOwnErrors: true },
    onSuccess: refresh,
    onError: (error) => toasts.fail(messages.viewNotDeleted, error),
  });
  return (
    <Button
      look="quiet"
      isIcon
      disabled={isPending}
      aria-label={messages.deleteView({ name })}
      onClick={() => mutate()}
    >
      <IconTrash size={16} stroke={1.75} />
    </Button>
  );
}
