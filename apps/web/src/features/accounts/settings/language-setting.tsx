import { LANGUAGE_NAMES, type Language, type Profile } from '@answerscope/contract';
import { useMutation } from '@tanstack/react-query';
import { useAppClients } from '../../../lib/app-clients.tsx';
import { BUILT_LANGUAGES } from '../../../lib/built-languages.ts';
import { Segmented } from '../../../ui/segmented.tsx';
import * as messages from './messages.ts';

const OPTIONS = BUILT_LANGUAGES.map((language) => ({ value: language, label: LANGUAGE_NAMES[language] }));

/** The language of the screens and mails. Choosing one reloads the page. */
export function LanguageSetting({ profile }: { profile: Profile }) {
  const { api } = useAppClients();
  const save = useMutation({
    mutationFn: (interface_language: Language) => api.profile.update_profile({ interface_language }),
    onSuccess: () => location.reload(),
  });
  return (
    <Segmented
      label={messages.language}
      value={save.variables ?? profile.interface_language}
      options={OPTIONS}
      onChange={save.mutate}
    />
  );
}
