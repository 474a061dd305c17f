import '@shop/tokens/tokens.css';
import '@shop/tokens/fonts.css';
import '@shop/tokens/base.css';
import { yieldToMain } from '../paint/scheduling';

/**
 * The federation runtime has started in this task. Its share scope is filled by the first shared module, which is requested in the
 * next task.
 */
void yieldToMain()
  .then(() => import(/* webpackMode: "eager" */ './start'))
  .then(({ start }) => start());
