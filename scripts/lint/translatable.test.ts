import { describe, it } from '@jest/globals';
import { RuleTester } from 'eslint';
import tseslint from 'typescript-eslint';
import { translatable } from './translatable.mjs';

Object.assign(RuleTester, { describe, it, itOnly: it.only });

const tester = new RuleTester({
  languageOptions: {
    parser: tseslint.parser as never,
    parserOptions: { ecmaFeatures: { jsx: true } },
  },
});
const rules = translatable.rules as never as Record<string, Parameters<RuleTester['run']>[1]>;
const ruleOf = (name: string) => {
  const rule = rules[name];
  if (!rule) throw new Error(`No rule ${name}`);
  return rule;
};
const inTsx = (code: string) => ({ code, filename: 'component.tsx' });

tester.run('option-value', ruleOf('option-value'), {
  valid: [
    '<option value="">Select a state</option>',
    'const o = <option key={state} value={state}>{state}</option>;',
    '<option {...props}>Delhi</option>',
  ].map(inTsx),
  invalid: ['<option>Delhi</option>', 'const o = <option key={state}>{state}</option>;'].map((code) => ({
    ...inTsx(code),
    errors: [{ messageId: 'missing' }],
  })),
});

/** A component that is given its props' types and renders some JSX. */
const component = (types: string, jsx: string) =>
  `interface Props { ${types} }\nfunction Part({ busy, text, nodes, children, render, items, action }: Props) { return ${jsx}; }`;

tester.run('text-alone', ruleOf('text-alone'), {
  valid: [
    '<p>Loading</p>',
    '<p>The <b>best</b> tape</p>',
    "<p>{busy ? 'Sending' : 'Send'}</p>",
    '<p>{`${count} in the cart`}</p>',
    '<p>{count}</p>',
    "<p><Icon />{t('In the cart')}</p>",
    '<p><Icon /> <span>{label}</span></p>',
    '<p>{/* A comment */}Read</p>',
    '<p><b>Hint</b>{" "}{/* A blank is not translated. */}{busy && <i />}</p>',
    "import { shop } from '@shop/config';\n<p>Open {shop.hours.daily}, <b>daily</b></p>",
    "const unit = 'sheet';\nfunction Part() { return <p>A {unit}<b>!</b></p>; }",
    'function Part() { const note = <i>New</i>; return <p>{note}{busy && <b />}</p>; }',
    '<ul><li>First</li></ul>',
    '<p><iframe />{createPortal(children, body)}</p>',
    '<ul><Head />{items.map((item) => <Item key={item} />)}</ul>',
    '<ul><Head />{items.map((item) => { return item.open ? <Open /> : <Closed />; })}</ul>',
    '<><Icon />{busy && <Spinner />}</>',
    "function nameOf(state: string) { return state === 'sold' ? 'Sold' : 'Withdrawn'; }",
    '<p>{busy ? <Button key="stop">Stop</Button> : <Button key="go"><Icon />Go</Button>}</p>',
    '<p>{busy ? <Button>Stop</Button> : <Button>Go</Button>}</p>',
    '<p>{busy ? <Button>Stop</Button> : <Link><Icon />Go</Link>}</p>',
    '<p>{busy ? <Button a><Icon />Go</Button> : <Button b><Icon />Go</Button>}</p>',
    'function Part() { if (busy) return <p>Wait</p>; return <p><b>Ready</b></p>; }',
    component('readonly children: ReactNode', '<div><h1 />{children}</div>'),
    component('readonly action?: ReactElement', '<div>{busy && <i />}{action}</div>'),
    component('readonly render: (id: string) => ReactElement', '<div>{busy && <i />}{render(id)}</div>'),
  ].map(inTsx),
  invalid: [
    ...[
      '<p>{count} in the cart</p>',
      '<p>Total: <b>{label}</b>{price.total}</p>',
      "<p>Saved{busy && ' again'}</p>",
      "<p>{busy && 'Sending'}<Icon /></p>",
      '<p><Icon />{`${count} left`}</p>',
      '<p><Icon />{formatRupees(paise)}</p>',
      "<p><Icon />{t('{count} left', { count })}</p>",
      '<ul><Head />{items.map((item) => item.name)}</ul>',
      'function Part() { const { line } = useNews(); return <div>{line}<i /></div>; }',
      component('readonly text: string', '<p><i />{text}</p>'),
    ].map((code) => ({ ...inTsx(code), errors: [{ messageId: 'changing' }] })),
    ...['<button>{busy && <Spinner />}Send</button>', '<p>Send{busy ? <Spinner /> : null}</p>'].map(
      (code) => ({
        ...inTsx(code),
        errors: [{ messageId: 'beside' }],
      }),
    ),
    ...[
      component('readonly children: ReactNode', '<button>{busy && <i />}{children}</button>'),
      component('readonly nodes?: React.ReactNode', '<div>{busy && <i />}{nodes}</div>'),
      'function Part(props: Props) { const { children } = props; return <div>{busy && <i />}{children}</div>; }',
    ].map((code) => ({ ...inTsx(code), errors: [{ messageId: 'nodes' }] })),
    ...[
      '<p>{busy ? <Button>Stop</Button> : <Button><Icon />Go</Button>}</p>',
      '<p>{busy ? <Button><Icon />Stop</Button> : <Button><Icon />Go</Button>}</p>',
      '<p>{busy ? <ul><li>Stop<Icon /></li></ul> : <ul><li>Go<Icon /></li></ul>}</p>',
      'function Part() { if (busy) return <p>Wait</p>; return <p>Go <b>now</b></p>; }',
      'const Part = () => busy ? <p>Wait</p> : <p>Go <b>now</b></p>;',
    ].map((code) => ({ ...inTsx(code), errors: [{ messageId: 'replaces' }] })),
    ...[
      "function Sign({ good }: Props) { if (good) return 'Sold'; return <b>Withdrawn</b>; }",
      "function Sign({ good }: Props) { return good ? <b>Sold</b> : 'Withdrawn'; }",
      'function Count({ count }: Props) { return `${count} left`; }',
    ].map((code) => ({ ...inTsx(code), errors: [{ messageId: 'returned' }] })),
    ...['<>New here? <Link /></>', '<>{name}</>'].map((code) => ({
      ...inTsx(code),
      errors: [{ messageId: 'fragment' }],
    })),
  ],
});
