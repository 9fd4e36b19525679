// A rule for the linter: what a component is given or derives is read before it waits, never afterwards.
import type { Rule, Scope } from 'eslint';
import type { Node } from 'estree';

type Placed = Node & Rule.NodeParentExtension & { range: [number, number] };

/** What hangs on a component: once that has gone it is stale, and Svelte warns of whoever reads it. */
const BOUND = /^\$(derived(\.by)?|props)$/;
const PROMISES = /\.(then|catch|finally)$/;
const TIMERS = /^(window\.)?(setTimeout|setInterval|requestAnimationFrame|queueMicrotask)$/;
const FUNCTION = /^(Function|ArrowFunction)/;
const LOOP = /^(For|While|DoWhile)/;

const inside = (inner: Placed, outer: Placed): boolean =>
  outer.range[0] <= inner.range[0] && inner.range[1] <= outer.range[1];

/** The nodes around one, from the inside out. */
function around(node: Placed): Placed[] {
  const parent = node.parent as Placed | null;
  return parent ? [parent, ...around(parent)] : [];
}

const functionsAround = (node: Placed): Placed[] =>
  around(node).filter(({ type }) => FUNCTION.test(type));

/** The function that a name stands for. */
function named({ defs: [def] }: Scope.Variable): Placed | null {
  if (def?.type === 'FunctionName') return def.node as Placed;
  const init = def?.type === 'Variable' ? (def.node.init as Placed | null) : null;
  return init && FUNCTION.test(init.type) ? init : null;
}

export const lateReads: Rule.RuleModule = {
  meta: {
    type: 'problem',
    messages: { late: 'By then the component of {{name}} may have gone: read it before waiting.' },
  },
  create(context) {
    const source = context.sourceCode;
    const waits: Placed[] = [];

    /** Whether a function is called by a promise, or by a timer that nobody can stop. */
    function calledLater(callback: Placed): boolean {
      const call = callback.parent as Placed;
      if (call.type !== 'CallExpression' || call.callee === callback) return false;
      const by = source.getText(call.callee);
      const kept = !/^(ExpressionStatement|ArrowFunction)/.test(call.parent.type);
      return PROMISES.test(by) || (TIMERS.test(by) && !kept);
    }

    /** Whether a function has waited for something when it comes to a place in it. */
    function waited(place: Placed, func: Placed): boolean {
      const loops = around(place).filter(({ type }) => LOOP.test(type));
      return waits.some(
        (wait) =>
          functionsAround(wait)[0] === func &&
          (wait.range[1] <= place.range[0] ||
            loops.some((loop) => inside(loop, func) && inside(wait, loop))),
      );
    }

    const late = (place: Placed): boolean =>
      functionsAround(place).some((func) => calledLater(func) || waited(place, func));

    /** Whether a name is of a prop, of something derived, or of a part of the markup. */
    const declared = ({ defs }: Scope.Variable): boolean =>
      defs.some(({ node, name }) => {
        const { init } = node as { init?: Node | null };
        const holder = around(name as Placed)
          .map(({ type }): string => type)
          .find((type) => FUNCTION.test(type) || type.startsWith('Svelte'));
        return (
          (init?.type === 'CallExpression' && BOUND.test(source.getText(init.callee))) ||
          /^Svelte(?!Script)/.test(holder ?? '')
        );
      });

    /** The names of what hangs on the component, and of the functions that read some of it. */
    function bound(): Set<Scope.Variable> {
      const all = source.scopeManager.scopes.flatMap(({ variables }) => variables);
      const found = new Set(all.filter(declared));
      for (const { references } of found)
        for (const { identifier } of references)
          for (const each of all) {
            const func = named(each);
            if (func && inside(identifier as Placed, func)) found.add(each);
          }
      return found;
    }

    return {
      AwaitExpression: (node) => void waits.push(node as Placed),
      'Program:exit'() {
        for (const { name, references } of bound())
          for (const { identifier, init } of references)
            if (!init && late(identifier as Placed))
              context.report({ node: identifier, messageId: 'late', data: { name } });
      },
    };
  },
};
