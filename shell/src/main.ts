import '@shop/tokens/tokens.css';
import '@shop/tokens/fonts.css';
import '@shop/tokens/base.css';
import { breathe } from './breathe';

/** The federation runtime starts in this task, before this line. Its share scope is filled by the first shared module asked for: in the next. */
void breathe()
  .then(() => import(/* webpackMode: "eager" */ './start'))
  .then(({ start }) => start());
