/** The last part of a type's name, such as `ReactNode` of `React.ReactNode`. */
function nameOf(type) {
  if (type?.type !== 'TSTypeReference') return undefined;
  const { typeName } = type;
  return typeName.type === 'TSQualifiedName' ? typeName.right.name : typeName.name;
}

/** The members of a type that the file declares. */
function membersOf(type, sourceCode) {
  if (type?.type === 'TSTypeLiteral') return type.members;
  const name = nameOf(type);
  if (name === 'Readonly') return membersOf(type.typeArguments?.params[0], sourceCode);
  const declared = sourceCode.ast.body
    .map((statement) => statement.declaration ?? statement)
    .find((node) => /^TS(Interface|TypeAlias)Declaration$/.test(node.type) && node.id.name === name);
  if (declared?.type === 'TSInterfaceDeclaration') return declared.body.body;
  return declared ? membersOf(declared.typeAnnotation, sourceCode) : [];
}

/** The type of the property that a destructuring pattern takes from a typed value. */
function typeInPattern(pattern, type, name, sourceCode) {
  const property = pattern.properties.find(({ value }) => (value?.left ?? value)?.name === name);
  const member = membersOf(type, sourceCode).find(({ key }) => key && key.name === property?.key.name);
  return member?.typeAnnotation?.typeAnnotation;
}

/** The parameter of a function around an identifier. */
const parameterWith = ({ params }, { range: [start, end] }) =>
  params?.find(({ range }) => range[0] <= start && end <= range[1]);

/** The declared type of a variable or parameter, including destructured props. */
function typeOf({ name: { name }, name: identifier, node, type }, sourceCode) {
  if (type === 'Parameter') {
    const found = parameterWith(node, identifier);
    const parameter = found?.left ?? found;
    const annotation = parameter?.typeAnnotation?.typeAnnotation;
    return parameter?.type === 'ObjectPattern'
      ? typeInPattern(parameter, annotation, name, sourceCode)
      : annotation;
  }
  if (type !== 'Variable' || node.id.type !== 'ObjectPattern' || node.init?.type !== 'Identifier')
    return undefined;
  const scope = sourceCode.getScope(node);
  const [props] = scope.set.get(node.init.name)?.defs ?? [];
  return props && typeInPattern(node.id, typeOf(props, sourceCode), name, sourceCode);
}

/** The name of a variable's declared type, if its file declares one. */
export const declaredTypeOf = (definition, sourceCode) => nameOf(typeOf(definition, sourceCode));

/** The name of a function's return type, from its declaration or its prop's type. */
export function returnTypeOf(definition, sourceCode) {
  if (definition.type === 'FunctionName') return nameOf(definition.node.returnType?.typeAnnotation);
  return nameOf(typeOf(definition, sourceCode)?.returnType?.typeAnnotation);
}
