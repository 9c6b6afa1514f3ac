import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useRef, useState } from 'react';
import { type DefaultValues, type FieldValues, useForm } from 'react-hook-form';

type Schema<Values> = Parameters<typeof zodResolver<Values & FieldValues, unknown, Values & FieldValues>>[0];

/**
 * A form checked by `schema`. The browser's own checks apply until React has loaded; from then on messages appear
 * beside the fields. What was typed or sent before that is kept and sent now.
 */
export function useAuthForm<Values extends FieldValues>(schema: unknown, defaults?: DefaultValues<Values>) {
  const form = useForm<Values>({
    resolver: zodResolver(schema as Schema<Values>) as never,
    ...(defaults ? { defaultValues: defaults } : {}),
    mode: 'onSubmit',
  });
  const ref = useRef<HTMLFormElement>(null);
  const [hydrated, setHydrated] = useState(false);
  useEffect(() => {
    setHydrated(true);
    const element = ref.current;
    if (element?.dataset.submitted) {
      delete element.dataset.submitted;
      element.requestSubmit();
    }
  }, []);
  /** Attributes of the form element. */
  const formProps = {
    ref,
    method: 'post',
    noValidate: hydrated,
    'data-waits-for-script': hydrated ? undefined : 'true',
  } as const;
  return { ...form, formProps };
}
