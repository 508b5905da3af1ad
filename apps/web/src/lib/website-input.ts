import { completeCompanyUrl } from '@answerscope/contract';
import type { UseFormReturnType } from '@mantine/form';

/** The properties of a field that takes a website: the https:// it lacks is added when the field is left. */
export function websiteInput<Name extends string, Values extends Record<Name, string>>(
  form: Pick<UseFormReturnType<Values>, 'getInputProps' | 'getValues' | 'setFieldValue'>,
  name: Name,
) {
  const props = form.getInputProps(name);
  return {
    ...props,
    onBlur: (event: unknown) => {
      const typed = form.getValues()[name];
      const complete = completeCompanyUrl(typed);
      if (complete !== typed) form.setFieldValue(name, complete as never);
      props.onBlur?.(event);
    },
  };
}
