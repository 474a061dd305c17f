import { buildPrevious } from './build-previous';
import { checkoutOf } from './checkout-of';
import { savePrevious } from './previous-archive';

/**
 * `npm run keep-previous [commit]`: builds what that commit (HEAD when none is given) deploys, and keeps it as the previous
 * builds, which the builds of today are tried with.
 */
async function keepPrevious(revision = 'HEAD'): Promise<void> {
  const checkout = await checkoutOf(revision);
  try {
    const files = await buildPrevious(checkout.dir, checkout.commit, console.log);
    const bytes = await savePrevious(files);
    console.log(
      `Kept the builds of ${checkout.commit}: ${files.length} files in ${(bytes / 1024).toFixed(0)} KB`,
    );
  } finally {
    await checkout.remove();
  }
}

keepPrevious(process.argv[2]).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
