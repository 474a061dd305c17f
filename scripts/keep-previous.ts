import { buildPrevious } from '../e2e/previous/build-previous';
import { checkoutOf } from '../e2e/previous/checkout-of';
import { savePrevious } from '../e2e/previous/previous-archive';
import { runMain } from './run-main';

const usage = `npm run keep-previous [-- commit]

Builds what that commit (by default HEAD) deploys, and stores it as the previous builds, against which current builds are tested.`;

await runMain(usage, async ([revision = 'HEAD']) => {
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
});
