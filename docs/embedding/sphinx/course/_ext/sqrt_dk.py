"""The directive ``sqrt-dk``: a laboratory on a page, its options checked against the list of the elements as the page is built.

    .. sqrt-dk:: variance
       :focus: 256

       A caption, in reStructuredText.

The list is custom-elements.json beside this file; the script is _static/sqrt-dk/sqrt-dk.js, and comes to pages that have a laboratory alone.
Builders that make no HTML show the caption.
"""

import collections
import html
import json
import re
from pathlib import Path

from docutils import nodes
from docutils.parsers.rst import Directive, directives

class laboratory(nodes.General, nodes.Element):
    pass


def read_elements():
    """Of each laboratory, by its name: the permitted range of each attribute, or None where it is no range of numbers."""
    manifest = json.loads((Path(__file__).parent / "custom-elements.json").read_text(encoding="utf-8"))
    found = {}
    for module in manifest["modules"]:
        for declaration in module["declarations"]:
            if "tagName" in declaration:
                found[declaration["tagName"].removeprefix("dk-")] = {
                    attribute["name"]: range_of(attribute["description"]) for attribute in declaration.get("attributes", [])
                }
    return found


def range_of(description):
    number = r"(-?\d+(?:\.\d+)?)"
    match = re.search(rf"Permitted: {number} … {number}(?=[.;]|$)", description)
    return (float(match[1]), float(match[2])) if match else None


class LaboratoryDirective(Directive):
    required_arguments = 1
    has_content = True
    # Any name; which there are is known when the laboratory is. An empty table would mean: none.
    option_spec = collections.defaultdict(lambda: directives.unchanged, {"focus": directives.unchanged})

    def run(self):
        name = self.arguments[0]
        elements = read_elements()
        if name not in elements:
            raise self.error(f"There is no laboratory “{name}”; there are: {', '.join(sorted(elements))}.")
        for option, value in self.options.items():
            if option not in elements[name]:
                raise self.error(f"“{name}” has no attribute “{option}”; it has: {', '.join(elements[name])}.")
            check_range(self, option, value, elements[name].get(option))
        node = laboratory(name=name, attributes_of_element=dict(self.options))
        self.state.nested_parse(self.content, self.content_offset, node)
        return [node]


def check_range(directive, option, value, permitted):
    if permitted is None:
        return
    low, high = permitted
    for part in re.split(r"[,;]", value):
        try:
            inside = low <= float(part) <= high
        except ValueError:
            inside = False
        if not inside:
            raise directive.error(f"{option} = {part.strip()}: permitted is {low:g} … {high:g}.")


def visit_html(self, node):
    tag = f"dk-{node['name']}"
    attributes = "".join(f' {name}="{html.escape(value)}"' for name, value in node["attributes_of_element"].items())
    self.body.append(f'<div class="sqrt-dk"><{tag}{attributes}><p>This picture needs JavaScript.</p>')
    self.body.append('<div slot="caption">' if node.children else "")


def depart_html(self, node):
    self.body.append("</div>" if node.children else "")
    self.body.append(f"</dk-{node['name']}></div>\n")


def pass_over(self, node):
    pass


def bring_script(app, pagename, templatename, context, doctree):
    if doctree is not None and any(True for _ in doctree.findall(laboratory)):
        app.add_js_file("sqrt-dk/sqrt-dk.js", type="module")


def setup(app):
    others = {builder: (pass_over, pass_over) for builder in ("latex", "text", "man", "texinfo")}
    app.add_node(laboratory, html=(visit_html, depart_html), **others)
    app.add_directive("sqrt-dk", LaboratoryDirective)
    app.connect("html-page-context", bring_script)
    return {"version": "1", "parallel_read_safe": True, "parallel_write_safe": True}
