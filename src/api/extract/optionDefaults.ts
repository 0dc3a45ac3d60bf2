import ts from 'typescript';

/** Returns the options that `this.options = { … }` sets, along with their default values. */
export function assignedOptions({ left, operatorToken, right }: ts.BinaryExpression): [string, ts.Expression][] {
  const isOptions = operatorToken.kind === ts.SyntaxKind.EqualsToken && left.getText() === 'this.options';
  if (!isOptions || !ts.isObjectLiteralExpression(right)) return [];
  return right.properties.filter(ts.isPropertyAssignment).map(({ name, initializer }) => {
    const isFallback =
      ts.isBinaryExpression(initializer) && initializer.operatorToken.kind === ts.SyntaxKind.QuestionQuestionToken;
    return [name.getText(), isFallback ? initializer.right : initializer];
  });
}

/** Returns the option and the object that an expression such as `options.volume ?? 100` reads. */
export function fallbackOf({ left, operatorToken, right }: ts.BinaryExpression) {
  const isOr = [ts.SyntaxKind.QuestionQuestionToken, ts.SyntaxKind.BarBarToken].includes(operatorToken.kind);
  const isValue =
    ts.isLiteralExpression(right) || [ts.SyntaxKind.TrueKeyword, ts.SyntaxKind.FalseKeyword].includes(right.kind);
  const isOption = ts.isPropertyAccessExpression(left) && /^(?:this\.)?options$/.test(left.expression.getText());
  return isOr && isValue && isOption ? { holder: left.expression.getText(), option: left.name.text } : undefined;
}
