-- The shortcode {{< sqrt-dk variance focus=256 caption="…" >}}: a laboratory, and its script as a dependency of the page.
-- Beside this file lie the scripts of dist/classic/ and custom-elements.json, which says which attributes there are.

local later = {
  "sqrt-dk-more.js", "sqrt-dk-chapters.js", "sqrt-dk-examples.js", "sqrt-dk-training.js", "sqrt-dk-transformer.js",
  "sqrt-dk-gpt2.js", "sqrt-dk-de.js",
}

-- Scripts that the first one loads from beside itself, so they are copied and not written into the page.
local function depend()
  local resources = {}
  for index, name in ipairs(later) do
    resources[index] = { name = name, path = name }
  end
  quarto.doc.add_html_dependency({
    name = "sqrt-dk",
    version = "0.1.0",
    scripts = { { path = "sqrt-dk.js", attribs = { defer = "true" } } },
    resources = resources,
  })
end

-- How large it is, and where it stands, a page says of every element.
local everywhere = { "class", "style" }

local elements

-- Of each laboratory the names of its attributes.
local function read_elements()
  local file = assert(io.open(quarto.utils.resolve_path("custom-elements.json"), "r"))
  local manifest = quarto.json.decode(file:read("a"))
  file:close()
  local found = {}
  for _, module in ipairs(manifest.modules) do
    for _, declaration in ipairs(module.declarations) do
      if declaration.tagName then
        local names = {}
        for _, attribute in ipairs(declaration.attributes or {}) do
          names[#names + 1] = attribute.name
        end
        found[declaration.tagName] = names
      end
    end
  end
  return found
end

local function contains(list, name)
  for _, each in ipairs(list) do
    if each == name then
      return true
    end
  end
  return false
end

local function escaped(text)
  local marks = { ["&"] = "&amp;", ["<"] = "&lt;", [">"] = "&gt;", ['"'] = "&quot;" }
  return (text:gsub('[&<>"]', marks))
end

local function laboratory(args, kwargs)
  elements = elements or read_elements()
  local tag = "dk-" .. pandoc.utils.stringify(args[1] or "")
  local known = elements[tag]
  if not known then
    error("sqrt-dk: there is no laboratory “" .. tag:sub(4) .. "”")
  end
  local attributes, caption, names = "", "", {}
  for name in pairs(kwargs) do
    names[#names + 1] = name
  end
  table.sort(names)
  for _, name in ipairs(names) do
    local value = pandoc.utils.stringify(kwargs[name])
    if name == "caption" then
      caption = '<p slot="caption">' .. escaped(value) .. "</p>"
    elseif contains(known, name) or contains(everywhere, name) then
      attributes = attributes .. " " .. name .. '="' .. escaped(value) .. '"'
    else
      error("sqrt-dk: <" .. tag .. "> has no attribute “" .. name .. "”; it has: " .. table.concat(known, ", "))
    end
  end
  if not quarto.doc.is_format("html:js") then
    return pandoc.Para(pandoc.utils.stringify(kwargs.caption or ""))
  end
  depend()
  return pandoc.RawBlock("html", "<" .. tag .. attributes .. ">" .. caption .. "<p>This picture needs JavaScript.</p></" .. tag .. ">")
end

return { ["sqrt-dk"] = laboratory }
