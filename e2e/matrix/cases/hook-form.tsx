import { useForm } from 'react-hook-form';

export function Case() {
  const { register, handleSubmit, formState } = useForm({ defaultValues: { town: '' } });
  const { errors, isSubmitSuccessful } = formState;
  return (
    <section>
      <h1>React Hook Form</h1>
      <form
        style={{ display: 'grid', justifyItems: 'start' }}
        noValidate
        onSubmit={handleSubmit(() => undefined)}
      >
        <label>
          Town <input {...register('town', { required: 'Enter a town' })} />
        </label>
        <button type="submit">Save town</button>
        <p role="status">{errors.town?.message ?? (isSubmitSuccessful ? 'Town saved' : 'Not saved')}</p>
      </form>
    </section>
  );
}
